import { useTranslation } from 'react-i18next';
import { Form, SubmitButton } from '../../../kit/forms/form.tsx';
import { PasswordField } from '../../../kit/forms/password-field.tsx';
import { TextField } from '../../../kit/forms/text-field.tsx';
import { useForm } from '../../../kit/forms/use-form.ts';
import { useEntrance } from './use-entrance.ts';
import { useSignInRules } from './use-sign-in-rules.ts';

export function LogInForm() {
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
