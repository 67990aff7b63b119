import { useTranslation } from 'react-i18next';
import { Card } from '../../../kit/cards/card.tsx';
import { Form, SubmitButton } from '../../../kit/forms/form.tsx';
import { TextField } from '../../../kit/forms/text-field.tsx';
import { useMutationForm } from '../../../kit/forms/use-mutation-form.ts';
import { useRules } from '../../../kit/forms/use-rules.ts';
import { useRemote } from '../../../kit/use-remote.ts';
import { readTicket } from './ticket-wire.ts';

const EMPTY = { subject: '', message: '' };

/** Asks the agency's support. */
export function TicketForm({ onSent }: { readonly onSent: () => void }) {
  const { t } = useTranslation('account');
  const rules = useRules();
  const { notify } = useRemote();
  const form = useMutationForm({
    values: EMPTY,
    rules: { subject: rules.required, message: rules.atLeast(10) },
    call: (body) => ({ method: 'POST', path: '/api/reference/support', body }),
    done(response) {
      notify('success', t('support.sent', { id: readTicket(response)?.id ?? '' }));
      form.set(EMPTY);
      onSent();
    },
  });
  return (
    <Card heading={t('support.ask')}>
      <Form form={form} label={t('support.ask')}>
        <TextField label={t('support.subject')} maxLength={200} {...form.field('subject')} />
        <TextField label={t('support.message')} multiline maxLength={5000} {...form.field('message')} />
        <div>
          <SubmitButton form={form}>{t('support.send')}</SubmitButton>
        </div>
      </Form>
    </Card>
  );
}
