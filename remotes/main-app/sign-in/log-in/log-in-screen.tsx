import { useTranslation } from 'react-i18next';
import { Form, SubmitButton } from '../../../kit/forms/form.tsx';
import { PasswordField } from '../../../kit/forms/password-field.tsx';
import { TextField } from '../../../kit/forms/text-field.tsx';
import { useForm } from '../../../kit/forms/use-form.ts';
import { Page } from '../../../kit/layout/page.tsx';
import { RouteLink } from '../../../kit/navigation/route-link.tsx';
import styles from './log-in.module.css';
import { CompanySignIn, useSignInOptions } from './sign-in-options.tsx';
import { useSignIn, useSignInRules } from './use-sign-in.ts';

/** `/login`: by e-mail address and password, or over the agency's own site, or both. */
export function LogInScreen() {
  const { t } = useTranslation('sign-in');
  const { company, hasForm, allowsSignUp, withRedirect } = useSignInOptions();
  return (
    <Page title={t('logIn.title')} width="narrow">
      {company !== null && <CompanySignIn address={company} only={!hasForm} />}
      {hasForm && (
        <>
          <LogInForm />
          <div className={styles.links}>
            <RouteLink className={styles.link} to={withRedirect('/forgotpassword')}>
              {t('logIn.forgot')}
            </RouteLink>
            {allowsSignUp && (
              <p className={styles.line}>
                {t('logIn.newHere')}
                <RouteLink className={styles.link} to={withRedirect('/signup')}>
                  {t('logIn.signUp')}
                </RouteLink>
              </p>
            )}
          </div>
        </>
      )}
    </Page>
  );
}

function LogInForm() {
  const { t } = useTranslation('sign-in');
  const signIn = useSignIn();
  const { required, email: isEmail } = useSignInRules();
  const form = useForm({
    values: { email: '', password: '' },
    rules: { email: isEmail, password: required },
    submit: ({ email, password }) =>
      signIn({
        path: '/api/user/login',
        body: { email: email.trim(), password },
        messages: new Map([[401, t('logIn.wrong')]]),
      }),
  });
  return (
    <Form form={form}>
      <TextField label={t('email')} type="email" autoComplete="username" {...form.field('email')} />
      <PasswordField label={t('password')} autoComplete="current-password" {...form.field('password')} />
      <SubmitButton form={form} whole>
        {t('logIn.action')}
      </SubmitButton>
    </Form>
  );
}
