import { useTranslation } from 'react-i18next';
import { FieldRow } from '../../../kit/forms/field.tsx';
import { Form, SubmitButton } from '../../../kit/forms/form.tsx';
import { PasswordField } from '../../../kit/forms/password-field.tsx';
import { TextField } from '../../../kit/forms/text-field.tsx';
import { useForm } from '../../../kit/forms/use-form.ts';
import styles from './entrance.module.css';
import { useEntrance } from './use-entrance.ts';
import { useSignInRules } from './use-sign-in-rules.ts';

export function SignUpForm() {
  const { t } = useTranslation('sign-in');
  const enter = useEntrance();
  const { required, email: isEmail } = useSignInRules();
  const form = useForm({
    values: { firstName: '', lastName: '', email: '', password: '' },
    rules: { firstName: required, lastName: required, email: isEmail, password: required },
    submit: ({ firstName, lastName, email, password }) =>
      enter({
        path: '/api/user/signup',
        body: { firstName: firstName.trim(), lastName: lastName.trim(), email: email.trim(), password },
        words: new Map([
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
