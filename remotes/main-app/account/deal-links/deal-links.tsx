import { Link2, Plus } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../kit/buttons/button.tsx';
import { useQuery } from '../../../kit/data/use-query.ts';
import { Page } from '../../../kit/layout/page.tsx';
import { EmptyState } from '../../../kit/states/message-state.tsx';
import { AccountAsked } from '../frame/account-asked.tsx';
import { DealLinkTable } from './deal-link-table.tsx';
import { readDealLinks } from './deal-link-wire.ts';
import { NewDealLink } from './new-deal-link.tsx';

/** The links that the agency's agents have made. */
export function DealLinks() {
  const { t } = useTranslation('account');
  const [making, setMaking] = useState(false);
  const asked = useQuery({ method: 'GET', path: '/api/reference/deal-links' }, readDealLinks);
  return (
    <Page
      title={t('links.title')}
      lead={t('links.lead')}
      actions={
        <Button look="primary" onClick={() => setMaking(true)}>
          <Plus size={18} aria-hidden="true" />
          {t('links.new')}
        </Button>
      }
    >
      <AccountAsked asked={asked}>
        {(links) =>
          links.length === 0 ? (
            <EmptyState icon={Link2} heading={t('links.none')}>
              <p>{t('links.noneHint')}</p>
            </EmptyState>
          ) : (
            <DealLinkTable links={links} />
          )
        }
      </AccountAsked>
      {making && <NewDealLink onClose={() => setMaking(false)} onMade={asked.retry} />}
    </Page>
  );
}
