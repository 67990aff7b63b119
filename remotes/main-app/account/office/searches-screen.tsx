import { SearchCheck } from 'lucide-react';
import { EmptyState } from '../../../kit/empty-state.tsx';
import { Page } from '../../../kit/page.tsx';
import { useAsked } from '../../../kit/use-asked.ts';
import { useVoice } from '../../../kit/use-voice.ts';
import { AccountAsked } from '../frame/account-asked.tsx';
import { ForAgents } from '../frame/for-agents.tsx';
import { PagedTable } from '../frame/paged-table.tsx';
import { readSearches } from './logged-search-wire.ts';
import { useSearchColumns } from './use-search-columns.tsx';

/** What the agency's people searched. */
export function SearchesScreen() {
  return <ForAgents feature="searches">{() => <Searches />}</ForAgents>;
}

function Searches() {
  const say = useVoice();
  const columns = useSearchColumns();
  const asked = useAsked({ method: 'GET', path: '/api/reference/searches' }, readSearches);
  return (
    <Page title={say('searches.title')} lead={say('searches.lead')}>
      <AccountAsked asked={asked}>
        {(searches) =>
          searches.length === 0 ? (
            <EmptyState icon={SearchCheck} heading={say('searches.none')} />
          ) : (
            <PagedTable caption={say('searches.title')} rows={searches} rowKey={({ id }) => id} columns={columns} />
          )
        }
      </AccountAsked>
    </Page>
  );
}
