import { useQuery } from '../../../kit/use-query.ts';
import { useVoice } from '../../../kit/use-voice.ts';
import { Filters } from '../frame/filters.tsx';
import { hasWords } from '../frame/has-words.ts';
import { PagedTable } from '../frame/paged-table.tsx';
import { QuerySelect } from '../frame/query-select.tsx';
import { SearchBox } from '../frame/search-box.tsx';
import { PROPOSAL_STATUSES, type Proposal } from './proposal.ts';
import { useProposalColumns } from './use-proposal-columns.tsx';

export function ProposalTable({ proposals }: { readonly proposals: readonly Proposal[] }) {
  const say = useVoice();
  const columns = useProposalColumns();
  const { read } = useQuery();
  const status = read('status');
  const found = proposals.filter(
    (proposal) => (status === '' || proposal.status === status) && hasWords(read('q'), [proposal.title, proposal.by]),
  );
  return (
    <>
      <Filters label={say('proposals.filters')}>
        <SearchBox label={say('proposals.search')} />
        <QuerySelect
          label={say('list.status')}
          name="status"
          all={say('list.all')}
          options={PROPOSAL_STATUSES.map((value) => ({ value, label: say(`proposals.status.${value}`) }))}
        />
      </Filters>
      <PagedTable caption={say('proposals.title')} rows={found} rowKey={({ id }) => id} columns={columns} />
    </>
  );
}
