import { useTranslation } from 'react-i18next';
import { useQuery } from '../../../kit/data/use-query.ts';
import { Form, SubmitButton } from '../../../kit/forms/form.tsx';
import { SelectField } from '../../../kit/forms/select-field.tsx';
import { TextField } from '../../../kit/forms/text-field.tsx';
import { useAddressQuery } from '../../../kit/navigation/address-query.ts';
import { readClients } from '../clients/client-wire.ts';
import { useProposalForm } from './use-proposal-form.ts';

/** What is proposed, to whom; the query `offer` may name the page of a first offer. */
export function ProposalForm() {
  const { t } = useTranslation('account');
  const { readAll } = useAddressQuery();
  const form = useProposalForm(readAll('offer').join('\n'));
  const { state } = useQuery({ method: 'GET', path: '/api/reference/clients' }, readClients);
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
