import { LifeBuoy } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useQuery } from '../../../kit/data/use-query.ts';
import { AuthoredText } from '../../../kit/format/authored-text.tsx';
import { useFormat } from '../../../kit/format/use-format.ts';
import { Badge } from '../../../kit/layout/badge.tsx';
import { Section } from '../../../kit/layout/section.tsx';
import type { Column } from '../../../kit/layout/table.tsx';
import { EmptyState } from '../../../kit/states/message-state.tsx';
import { AccountQueryResult } from '../common/account-query-result.tsx';
import { PagedTable } from '../common/paged-table.tsx';
import { TravellerPage } from '../traveller/traveller-page.tsx';
import { TicketForm } from './ticket-form.tsx';
import { readTickets, type Ticket } from './ticket-wire.ts';

/** The form to ask the agency's support, and the earlier tickets. */
export function SupportView() {
  const { t } = useTranslation('account');
  const columns = useTicketColumns();
  const query = useQuery({ method: 'GET', path: '/api/reference/support' }, readTickets);
  return (
    <>
      <TicketForm onSent={query.retry} />
      <Section heading={t('support.tickets')}>
        <AccountQueryResult query={query}>
          {(tickets) =>
            tickets.length === 0 ? (
              <EmptyState icon={LifeBuoy} level={3} heading={t('support.none')} />
            ) : (
              <PagedTable caption={t('support.tickets')} rows={tickets} rowKey={({ id }) => id} columns={columns} />
            )
          }
        </AccountQueryResult>
      </Section>
    </>
  );
}

/** Support tickets as a table. */
function useTicketColumns(): readonly Column<Ticket>[] {
  const { t } = useTranslation('account');
  const { day } = useFormat();
  return [
    { label: t('support.subject'), cell: ({ subject }) => <AuthoredText text={subject} /> },
    { label: t('support.number'), cell: ({ id }) => <bdi>{id}</bdi> },
    { label: t('list.date'), cell: ({ on }) => day(on) },
    {
      label: t('list.status'),
      cell: ({ open }) => (
        <Badge tone={open ? 'warning' : 'success'}>{t(open ? 'support.open' : 'support.closed')}</Badge>
      ),
    },
  ];
}

export function MySupportScreen() {
  const { t } = useTranslation('account');
  return (
    <TravellerPage title={t('account.support')} lead={t('support.lead')}>
      <SupportView />
    </TravellerPage>
  );
}
