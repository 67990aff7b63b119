import { MailCheck } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../kit/button.tsx';
import { ButtonLink } from '../../../kit/button-link.tsx';
import { Form } from '../../../kit/form.tsx';
import { Page } from '../../../kit/page.tsx';
import { SubmitButton } from '../../../kit/submit-button.tsx';
import { TextField } from '../../../kit/text-field.tsx';
import { useDeedForm } from '../../../kit/use-deed-form.ts';
import { useVoice } from '../../../kit/use-voice.ts';
import { useSignInRules } from '../entrance/use-sign-in-rules.ts';
import { useWished } from '../entrance/use-wished.ts';
import { Outcome } from '../outcome.tsx';

/** `/forgotpassword`: asks for a letter. Nobody learns here whose address is known. */
export function ForgotPasswordScreen() {
  const say = useVoice();
  const { handedOnTo } = useWished();
  const rules = useSignInRules();
  const [sentTo, setSentTo] = useState('');
  const form = useDeedForm({
    values: { email: '' },
    rules: { email: rules.email },
    call: ({ email }) => ({ method: 'POST', path: '/api/user/forgotpassword', body: { email: email.trim() } }),
    done: (_answer, { email }) => setSentTo(email.trim()),
  });
  const back = (
    <ButtonLink look="plain" to={handedOnTo('/login')}>
      {say('forgot.back')}
    </ButtonLink>
  );

  if (sentTo !== '') {
    return (
      <Outcome
        icon={MailCheck}
        heading={say('forgot.sent')}
        actions={
          <>
            <Button onClick={() => setSentTo('')}>{say('forgot.again')}</Button>
            {back}
          </>
        }
      >
        <p>{say('forgot.sentHint', { email: sentTo })}</p>
      </Outcome>
    );
  }
  return (
    <Page title={say('forgot.title')} lead={say('forgot.lead')} width="narrow">
      <Form form={form}>
        <TextField label={say('email')} type="email" autoComplete="username" {...form.field('email')} />
        <SubmitButton form={form} whole>
          {say('forgot.action')}
        </SubmitButton>
      </Form>
      {back}
    </Page>
  );
}
