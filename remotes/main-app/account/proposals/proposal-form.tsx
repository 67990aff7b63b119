import { useTranslation } from 'react-i18next';
import { Form } from '../../../kit/form.tsx';
import { SelectField } from '../../../kit/select-field.tsx';
import { SubmitButton } from '../../../kit/submit-button.tsx';
import { TextField } from '../../../kit/text-field.tsx';
import { useAsked } from '../../../kit/use-asked.ts';
import { useQuery } from '../../../kit/use-query.ts';
import { readClients } from '../clients/client-wire.ts';
import { useProposalForm } from './use-proposal-form.ts';

/** What is proposed, to whom; the query `offer` may name the page of a first offer. */
export function ProposalForm() {
  const { t } = useTranslation('account');
  const { readAll } = useQuery();
  const form = useProposalForm(readAll('offer').join('\n'));
  const { state } = useAsked({ method: 'GET', path: '/api/reference/clients' }, readClients);
  const clients = state.kind === 'ready' ? state.value : [];
  return (
    <Form form={form} label={t('proposals.new')}>
      <TextField label={t('proposals.name')} maxLength={200} {...form.field('title')} />
      <SelectField
        label={t('proposals.client')}
        optional
        placeholder={t('proposals.noClient')}
        options={clients.map(({ id, name, email }) => ({ value: id, label: `${name} (${email})` }))}
        {...form.field('clientId')}
      />
      <TextField
        label={t('proposals.addresses')}
        hint={t('proposals.addressesHint')}
        multiline
        {...form.field('addresses')}
      />
      <TextField label={t('proposals.message')} multiline optional maxLength={2000} {...form.field('message')} />
      <div>
        <SubmitButton form={form}>{t('proposals.make')}</SubmitButton>
      </div>
    </Form>
  );
}
