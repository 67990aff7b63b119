import { addressWith, ButtonLink, Page, useRemote } from '@livery/remote';
import { Form, SubmitButton, useForm } from '@livery/remote/forms';
import { FieldRow } from '@livery/ui/field';
import layout from '@livery/ui/layout.module.css';
import { PasswordField } from '@livery/ui/password-field';
import text from '@livery/ui/text.module.css';
import { TextField } from '@livery/ui/text-field';
import { UserRoundX } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { object, string } from 'valibot';
import { TitledState } from '../../item-page.tsx';
import styles from './log-in.module.css';
import { CompanySignIn, useRedirect, useSignInOptions } from './sign-in-options.tsx';
import { useSignIn, useSignInRules } from './use-sign-in.ts';

/** An agent's page of a proposal, whose address the agent sent instead of the client's link. */
const PROPOSAL_PATH_PATTERN = /^\/proposals\/(?!new(?:[?#]|$))([\w.~-]+)(?:[?#]|$)/;

/** `/login`: with e-mail address and password, or through the agency's site, or both. */
export function LogInScreen() {
  const { t } = useTranslation('sign-in');
  const { allowsNonLoginFlow } = useRemote().agency;
  const { company, hasForm, allowsSignUp, withRedirect } = useSignInOptions();
  return (
    <Page title={t('logIn.title')} width="narrow">
      {company !== null && <CompanySignIn address={company} only={!hasForm} />}
      {hasForm && (
        <>
          <LogInForm />
          <div className={styles.links}>
            <Link className={layout.link} to={withRedirect('/forgotpassword')}>
              {t('logIn.forgot')}
            </Link>
            {allowsSignUp && (
              <p className={styles.line}>
                <span>{t('logIn.newHere')}</span>
                <Link className={layout.link} to={withRedirect('/signup')}>
                  {t('logIn.signUp')}
                </Link>
              </p>
            )}
          </div>
        </>
      )}
      <SentProposal />
      {allowsNonLoginFlow === true && (
        <p className={styles.line}>
          <span>{t('logIn.noAccount')}</span>
          <Link className={layout.link} to="/manage-booking">
            {t('logIn.manageBooking')}
          </Link>
        </p>
      )}
    </Page>
  );
}

/** A link to a proposal for recipients of the agent's page's address: they need no account. */
function SentProposal() {
  const { t } = useTranslation('sign-in');
  const [, id] = PROPOSAL_PATH_PATTERN.exec(useRedirect().path) ?? [];
  if (id === undefined) return null;
  return (
    <p className={styles.line}>
      <span>{t('logIn.wasSent')}</span>
      <Link className={layout.link} to={addressWith('/deal-link', { proposalId: id })}>
        {t('logIn.openProposal')}
      </Link>
    </p>
  );
}

function LogInForm() {
  const { t } = useTranslation('sign-in');
  const signIn = useSignIn();
  const { required, email: isEmail } = useSignInRules();
  const form = useForm({
    values: { email: '', password: '' },
    schema: object({ email: isEmail, password: required }),
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
      <SubmitButton form={form} fullWidth>
        {t('logIn.action')}
      </SubmitButton>
    </Form>
  );
}

/** `/signup`, if the agency allows visitors to create an account. */
export function SignUpScreen() {
  const { t } = useTranslation('sign-in');
  const { agency } = useRemote();
  const { company, hasForm, allowsSignUp, withRedirect } = useSignInOptions();
  if (!allowsSignUp) {
    return (
      <TitledState
        icon={UserRoundX}
        heading={t('signUp.closed', { agency: agency.name })}
        actions={
          <ButtonLink variant="primary" to={withRedirect('/login')}>
            {t('logIn.action')}
          </ButtonLink>
        }
      >
        <p>{t('signUp.closedHint')}</p>
      </TitledState>
    );
  }
  return (
    <Page title={t('signUp.title')} lead={hasForm ? t('signUp.lead') : undefined} width="narrow">
      {company !== null && <CompanySignIn address={company} only={!hasForm} />}
      {hasForm && (
        <>
          <SignUpForm />
          <p className={styles.line}>
            <span>{t('signUp.known')}</span>
            <Link className={layout.link} to={withRedirect('/login')}>
              {t('logIn.action')}
            </Link>
          </p>
        </>
      )}
    </Page>
  );
}

function SignUpForm() {
  const { t } = useTranslation('sign-in');
  const signIn = useSignIn();
  const { required, email: isEmail } = useSignInRules();
  const form = useForm({
    values: { firstName: '', lastName: '', email: '', password: '' },
    schema: object({ firstName: required, lastName: string(), email: isEmail, password: required }),
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
        <TextField label={t('lastName')} autoComplete="family-name" optional {...form.field('lastName')} />
      </FieldRow>
      <TextField label={t('email')} type="email" autoComplete="username" {...form.field('email')} />
      <PasswordField label={t('password')} autoComplete="new-password" {...form.field('password')} />
      <p className={text.small}>
        <span>{t('signUp.agree')}</span>{' '}
        <a href="/user-terms-and-conditions" target="_blank" rel="noopener">
          {t('signUp.terms')}
        </a>
      </p>
      <SubmitButton form={form} fullWidth>
        {t('signUp.action')}
      </SubmitButton>
    </Form>
  );
}
