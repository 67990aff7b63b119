import { FieldRow } from '../../../kit/field-row.tsx';
import { Form } from '../../../kit/form.tsx';
import { PasswordField } from '../../../kit/password-field.tsx';
import { SubmitButton } from '../../../kit/submit-button.tsx';
import { TextField } from '../../../kit/text-field.tsx';
import { useForm } from '../../../kit/use-form.ts';
import { useVoice } from '../../../kit/use-voice.ts';
import styles from './entrance.module.css';
import { useEntrance } from './use-entrance.ts';
import { useSignInRules } from './use-sign-in-rules.ts';

export function SignUpForm() {
  const say = useVoice();
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
          [403, say('signUp.refused')],
          [409, say('signUp.taken')],
        ]),
        welcome: say('signUp.done', { name: firstName.trim() }),
      }),
  });
  return (
    <Form form={form}>
      <FieldRow>
        <TextField label={say('firstName')} autoComplete="given-name" {...form.field('firstName')} />
        <TextField label={say('lastName')} autoComplete="family-name" {...form.field('lastName')} />
      </FieldRow>
      <TextField label={say('email')} type="email" autoComplete="username" {...form.field('email')} />
      <PasswordField label={say('password')} autoComplete="new-password" {...form.field('password')} />
      <p className={styles.small}>
        {say('signUp.agree')}{' '}
        <a href="/user-terms-and-conditions" target="_blank" rel="noopener">
          {say('signUp.terms')}
        </a>
      </p>
      <SubmitButton form={form} whole>
        {say('signUp.action')}
      </SubmitButton>
    </Form>
  );
}
