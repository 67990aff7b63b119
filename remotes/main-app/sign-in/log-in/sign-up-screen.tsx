import { UserRoundX } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { ButtonLink } from '../../../kit/buttons/button-link.tsx';
import { FieldRow } from '../../../kit/forms/field.tsx';
import { Form, SubmitButton } from '../../../kit/forms/form.tsx';
import { PasswordField } from '../../../kit/forms/password-field.tsx';
import { TextField } from '../../../kit/forms/text-field.tsx';
import { useForm } from '../../../kit/forms/use-form.ts';
import { Page, usePageTitle } from '../../../kit/layout/page.tsx';
import { RouteLink } from '../../../kit/navigation/route-link.tsx';
import { MessageState } from '../../../kit/states/message-state.tsx';
import { useRemote } from '../../../kit/use-remote.ts';
import { CompanySignIn } from './company-sign-in.tsx';
import styles from './log-in.module.css';
import { allowsSignUp, companySignInAddress } from './sign-in-options.ts';
import { useRedirect } from './use-redirect.ts';
import { useSignIn } from './use-sign-in.ts';
import { useSignInRules } from './use-sign-in-rules.ts';

/** `/signup`, where the agency lets people make an account by themselves. */
export function SignUpScreen() {
  const { t } = useTranslation('sign-in');
  const { agency, policies } = useRemote();
  const { path, withRedirect } = useRedirect();
  const company = companySignInAddress(agency, path, window.location.host);
  if (!allowsSignUp(agency, policies)) return <SignUpClosed logIn={withRedirect('/login')} />;
  const only = company !== null && !agency.sso.directLoginAllowed;
  return (
    <Page title={t('signUp.title')} lead={only ? undefined : t('signUp.lead')} width="narrow">
      {company !== null && <CompanySignIn address={company} only={only} />}
      {!only && <SignUpForm />}
      {!only && (
        <p className={styles.line}>
          {t('signUp.known')}
          <RouteLink className={styles.link} to={withRedirect('/login')}>
            {t('logIn.action')}
          </RouteLink>
        </p>
      )}
    </Page>
  );
}

function SignUpClosed({ logIn }: { readonly logIn: string }) {
  const { t } = useTranslation('sign-in');
  const { agency } = useRemote();
  const title = t('signUp.closed', { agency: agency.name });
  usePageTitle(title);
  return (
    <MessageState
      icon={UserRoundX}
      level={1}
      heading={title}
      actions={
        <ButtonLink look="primary" to={logIn}>
          {t('logIn.action')}
        </ButtonLink>
      }
    >
      <p>{t('signUp.closedHint')}</p>
    </MessageState>
  );
}

function SignUpForm() {
  const { t } = useTranslation('sign-in');
  const signIn = useSignIn();
  const { required, email: isEmail } = useSignInRules();
  const form = useForm({
    values: { firstName: '', lastName: '', email: '', password: '' },
    rules: { firstName: required, lastName: required, email: isEmail, password: required },
    submit: ({ firstName, lastName, email, password }) =>
      signIn({
        path: '/api/user/signup',
        body: { firstName: firstName.trim(), lastName: lastName.trim(), email: email.trim(), password },
        messages: new Map([
          [403, t('signUp.refused')],
          [409, t('signUp.taken')],
        ]),
        welcome: t('signUp.done', { name: firstName.trim() }),
      }),
  });
  return (
    <Form form={form}>
      <FieldRow>
        <TextField label={t('firstName')} autoComplete="given-name" {...form.field('firstName')} />
        <TextField label={t('lastName')} autoComplete="family-name" {...form.field('lastName')} />
      </FieldRow>
      <TextField label={t('email')} type="email" autoComplete="username" {...form.field('email')} />
      <PasswordField label={t('password')} autoComplete="new-password" {...form.field('password')} />
      <p className={styles.small}>
        {t('signUp.agree')}{' '}
        <a href="/user-terms-and-conditions" target="_blank" rel="noopener">
          {t('signUp.terms')}
        </a>
      </p>
      <SubmitButton form={form} whole>
        {t('signUp.action')}
      </SubmitButton>
    </Form>
  );
}
