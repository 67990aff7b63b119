import { KeyRound } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { ButtonLink } from '../../../kit/buttons/button-link.tsx';
import { Form, SubmitButton } from '../../../kit/forms/form.tsx';
import { PasswordField } from '../../../kit/forms/password-field.tsx';
import { useForm } from '../../../kit/forms/use-form.ts';
import { Page } from '../../../kit/layout/page.tsx';
import { useSignInRules } from '../entrance/use-sign-in-rules.ts';
import { Outcome } from '../outcome.tsx';
import { ExpiredLink } from './expired-link.tsx';
import { useEmailToken } from './use-email-token.ts';

/**
 * `/newPassword`, which the letter of `/forgotpassword` leads to.
 *
 * @param props.token of the letter; the empty text where the link has none
 */
export function NewPasswordScreen({ token }: { readonly token: string }) {
  const { t } = useTranslation('sign-in');
  const { required } = useSignInRules();
  const letter = useEmailToken('/api/user/newpassword');
  const form = useForm({
    values: { password: '', repeated: '' },
    rules: {
      password: required,
      repeated: (value, { password }) => required(value) ?? (value === password ? undefined : t('newPassword.differs')),
    },
    submit: ({ password }) => letter.answer({ token, password }),
  });

  if (token === '' || letter.usedUp) {
    return (
      <ExpiredLink
        usedUp={letter.usedUp}
        actions={
          <ButtonLink look="primary" to="/forgotpassword">
            {t('link.another')}
          </ButtonLink>
        }
      />
    );
  }
  if (letter.done) {
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
