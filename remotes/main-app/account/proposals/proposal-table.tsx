import { useTranslation } from 'react-i18next';
import { useAddressQuery } from '../../../kit/navigation/address-query.ts';
import { Filters } from '../frame/filters.tsx';
import { hasWords } from '../frame/has-words.ts';
import { PagedTable } from '../frame/paged-table.tsx';
import { QuerySelect } from '../frame/query-select.tsx';
import { SearchBox } from '../frame/search-box.tsx';
import { PROPOSAL_STATUSES, type Proposal } from './proposal.ts';
import { useProposalColumns } from './use-proposal-columns.tsx';

export function ProposalTable({ proposals }: { readonly proposals: readonly Proposal[] }) {
  const { t } = useTranslation('account');
  const columns = useProposalColumns();
  const { read } = useAddressQuery();
  const status = read('status');
  const found = proposals.filter(
    (proposal) => (status === '' || proposal.status === status) && hasWords(read('q'), [proposal.title, proposal.by]),
  );
  return (
    <>
      <Filters label={t('proposals.filters')}>
        <SearchBox label={t('proposals.search')} />
        <QuerySelect
          label={t('list.status')}
          name="status"
          all={t('list.all')}
          options={PROPOSAL_STATUSES.map((value) => ({ value, label: t(`proposals.status.${value}`) }))}
        />
      </Filters>
      <PagedTable caption={t('proposals.title')} rows={found} rowKey={({ id }) => id} columns={columns} />
    </>
  );
}
