import { useRemote } from '@livery/remote';
import { Form, SubmitButton, useMutationForm, useRules } from '@livery/remote/forms';
import { TextField } from '@livery/ui/text-field';
import { useTranslation } from 'react-i18next';
import { object } from 'valibot';

/** A form with one field: its error, and the platform's reason for a refusal, are shown next to it. */
export function SubscribeForm() {
  const { t } = useTranslation('template');
  const { notify } = useRemote();
  const rules = useRules();
  const form = useMutationForm({
    values: { email: '' },
    schema: object({ email: rules.email }),
    call: ({ email }) => ({ method: 'POST', path: '/api/content/subscribers', body: { email } }),
    done: () => notify('success', t('subscribed')),
  });
  return (
    <Form form={form}>
      <TextField label={t('email')} type="email" autoComplete="email" {...form.field('email')} />
      <SubmitButton form={form}>{t('subscribe')}</SubmitButton>
    </Form>
  );
}
