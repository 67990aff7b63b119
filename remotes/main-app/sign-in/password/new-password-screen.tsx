import { KeyRound } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { ButtonLink } from '../../../kit/buttons/button-link.tsx';
import { Form, SubmitButton } from '../../../kit/forms/form.tsx';
import { PasswordField } from '../../../kit/forms/password-field.tsx';
import { useForm } from '../../../kit/forms/use-form.ts';
import { Page } from '../../../kit/layout/page.tsx';
import { useSignInRules } from '../log-in/use-sign-in-rules.ts';
import { ExpiredLink } from './expired-link.tsx';
import { Outcome } from './outcome.tsx';
import { useEmailToken } from './use-email-token.ts';

/**
 * `/newPassword`, which the e-mail of `/forgotpassword` links to.
 *
 * @param props.token of the e-mail; the empty text where the link has none
 */
export function NewPasswordScreen({ token }: { readonly token: string }) {
  const { t } = useTranslation('sign-in');
  const { required } = useSignInRules();
  const emailToken = useEmailToken('/api/user/newpassword');
  const form = useForm({
    values: { password: '', repeated: '' },
    rules: {
      password: required,
      repeated: (value, { password }) => required(value) ?? (value === password ? undefined : t('newPassword.differs')),
    },
    submit: ({ password }) => emailToken.submit({ token, password }),
  });

  if (token === '' || emailToken.usedUp) {
    return (
      <ExpiredLink
        usedUp={emailToken.usedUp}
        actions={
          <ButtonLink look="primary" to="/forgotpassword">
            {t('link.another')}
          </ButtonLink>
        }
      />
    );
  }
  if (emailToken.done) {
    return (
      <Outcome
        icon={KeyRound}
        heading={t('newPassword.done')}
        actions={
          <ButtonLink look="primary" to="/login">
            {t('logIn.action')}
          </ButtonLink>
        }
      >
        <p>{t('newPassword.doneHint')}</p>
      </Outcome>
    );
  }
  return (
    <Page title={t('newPassword.title')} width="narrow">
      <Form form={form}>
        <PasswordField label={t('newPassword.one')} autoComplete="new-password" {...form.field('password')} />
        <PasswordField label={t('newPassword.two')} autoComplete="new-password" {...form.field('repeated')} />
        <SubmitButton form={form} whole>
          {t('newPassword.action')}
        </SubmitButton>
      </Form>
    </Page>
  );
}
