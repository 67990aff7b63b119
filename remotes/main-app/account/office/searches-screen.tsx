import { SearchCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useQuery } from '../../../kit/data/use-query.ts';
import { Page } from '../../../kit/layout/page.tsx';
import { EmptyState } from '../../../kit/states/message-state.tsx';
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
  const { t } = useTranslation('account');
  const columns = useSearchColumns();
  const asked = useQuery({ method: 'GET', path: '/api/reference/searches' }, readSearches);
  return (
    <Page title={t('searches.title')} lead={t('searches.lead')}>
      <AccountAsked asked={asked}>
        {(searches) =>
          searches.length === 0 ? (
            <EmptyState icon={SearchCheck} heading={t('searches.none')} />
          ) : (
            <PagedTable caption={t('searches.title')} rows={searches} rowKey={({ id }) => id} columns={columns} />
          )
        }
      </AccountAsked>
    </Page>
  );
}
