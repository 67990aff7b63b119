import { useTranslation } from 'react-i18next';
import { Form } from '../../../kit/form.tsx';
import { Page } from '../../../kit/page.tsx';
import { PasswordField } from '../../../kit/password-field.tsx';
import { RouteLink } from '../../../kit/route-link.tsx';
import { SubmitButton } from '../../../kit/submit-button.tsx';
import { TextField } from '../../../kit/text-field.tsx';
import { useForm } from '../../../kit/use-form.ts';
import { useRemote } from '../../../kit/use-remote.ts';
import { companyAddress, signsPeopleUp } from './company-address.ts';
import { CompanyEntrance } from './company-entrance.tsx';
import styles from './entrance.module.css';
import { useEntrance } from './use-entrance.ts';
import { useSignInRules } from './use-sign-in-rules.ts';
import { useWished } from './use-wished.ts';

/** `/login`: by e-mail address and password, or over the agency's own site, or both. */
export function LogInScreen() {
  const { t } = useTranslation('sign-in');
  const { agency, policies } = useRemote();
  const { path, handedOnTo } = useWished();
  const company = companyAddress(agency, path, window.location.host);
  const only = company !== null && !agency.sso.directLoginAllowed;
  return (
    <Page title={t('logIn.title')} width="narrow">
      {company !== null && <CompanyEntrance address={company} only={only} />}
      {!only && (
        <>
          <LogInForm />
          <div className={styles.links}>
            <RouteLink className={styles.link} to={handedOnTo('/forgotpassword')}>
              {t('logIn.forgot')}
            </RouteLink>
            {signsPeopleUp(agency, policies) && (
              <p className={styles.line}>
                {t('logIn.newHere')}
                <RouteLink className={styles.link} to={handedOnTo('/signup')}>
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
  const enter = useEntrance();
  const { required, email: isEmail } = useSignInRules();
  const form = useForm({
    values: { email: '', password: '' },
    rules: { email: isEmail, password: required },
    submit: ({ email, password }) =>
      enter({
        path: '/api/user/login',
        body: { email: email.trim(), password },
        words: new Map([[401, t('logIn.wrong')]]),
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
