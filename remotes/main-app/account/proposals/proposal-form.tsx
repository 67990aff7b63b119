import { Form } from '../../../kit/form.tsx';
import { SelectField } from '../../../kit/select-field.tsx';
import { SubmitButton } from '../../../kit/submit-button.tsx';
import { TextField } from '../../../kit/text-field.tsx';
import { useAsked } from '../../../kit/use-asked.ts';
import { useQuery } from '../../../kit/use-query.ts';
import { useVoice } from '../../../kit/use-voice.ts';
import { readClients } from '../clients/client-wire.ts';
import { useProposalForm } from './use-proposal-form.ts';

/** What is proposed, to whom; the query `offer` may name the page of a first offer. */
export function ProposalForm() {
  const say = useVoice();
  const { readAll } = useQuery();
  const form = useProposalForm(readAll('offer').join('\n'));
  const { state } = useAsked({ method: 'GET', path: '/api/reference/clients' }, readClients);
  const clients = state.kind === 'ready' ? state.value : [];
  return (
    <Form form={form} label={say('proposals.new')}>
      <TextField label={say('proposals.name')} maxLength={200} {...form.field('title')} />
      <SelectField
        label={say('proposals.client')}
        optional
        placeholder={say('proposals.noClient')}
        options={clients.map(({ id, name, email }) => ({ value: id, label: `${name} (${email})` }))}
        {...form.field('clientId')}
      />
      <TextField
        label={say('proposals.addresses')}
        hint={say('proposals.addressesHint')}
        multiline
        {...form.field('addresses')}
      />
      <TextField label={say('proposals.message')} multiline optional maxLength={2000} {...form.field('message')} />
      <div>
        <SubmitButton form={form}>{say('proposals.make')}</SubmitButton>
      </div>
    </Form>
  );
}
