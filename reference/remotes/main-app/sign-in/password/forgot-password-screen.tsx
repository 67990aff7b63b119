import { ButtonLink, Page } from '@livery/remote';
import { Form, SubmitButton, useMutationForm } from '@livery/remote/forms';
import { Button } from '@livery/ui/button';
import { TextField } from '@livery/ui/text-field';
import { MailCheck } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { object } from 'valibot';
import { useRedirect } from '../log-in/sign-in-options.tsx';
import { useSignInRules } from '../log-in/use-sign-in.ts';
import { FormResult } from './form-result.tsx';

/** `/forgotpassword`: requests an e-mail to reset the password. It never reveals whether an address is known. */
export function ForgotPasswordScreen() {
  const { t } = useTranslation('sign-in');
  const { withRedirect } = useRedirect();
  const rules = useSignInRules();
  const [sentTo, setSentTo] = useState('');
  const form = useMutationForm({
    values: { email: '' },
    schema: object({ email: rules.email }),
    call: ({ email }) => ({ method: 'POST', path: '/api/user/forgotpassword', body: { email: email.trim() } }),
    done: (_response, { email }) => setSentTo(email.trim()),
  });
  const back = (
    <ButtonLink variant="plain" to={withRedirect('/login')}>
      {t('forgot.back')}
    </ButtonLink>
  );

  if (sentTo !== '') {
    return (
      <FormResult
        icon={MailCheck}
        heading={t('forgot.sent')}
        actions={
          <>
            <Button onClick={() => setSentTo('')}>{t('forgot.again')}</Button>
            {back}
          </>
        }
      >
        <p>{t('forgot.sentHint', { email: sentTo })}</p>
      </FormResult>
    );
  }
  return (
    <Page title={t('forgot.title')} lead={t('forgot.lead')} width="narrow">
      <Form form={form}>
        <TextField label={t('email')} type="email" autoComplete="username" {...form.field('email')} />
        <SubmitButton form={form} fullWidth>
          {t('forgot.action')}
        </SubmitButton>
      </Form>
      {back}
    </Page>
  );
}
