import { LifeBuoy } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useQuery } from '../../../kit/data/use-query.ts';
import { Section } from '../../../kit/layout/section.tsx';
import { EmptyState } from '../../../kit/states/message-state.tsx';
import { AccountAsked } from '../frame/account-asked.tsx';
import { PagedTable } from '../frame/paged-table.tsx';
import { TicketForm } from './ticket-form.tsx';
import { readTickets } from './ticket-wire.ts';
import { useTicketColumns } from './use-ticket-columns.tsx';

/** Asking the agency's support, and what was asked before. */
export function SupportView() {
  const { t } = useTranslation('account');
  const columns = useTicketColumns();
  const asked = useQuery({ method: 'GET', path: '/api/reference/support' }, readTickets);
  return (
    <>
      <TicketForm onSent={asked.retry} />
      <Section heading={t('support.tickets')}>
        <AccountAsked asked={asked}>
          {(tickets) =>
            tickets.length === 0 ? (
              <EmptyState icon={LifeBuoy} level={3} heading={t('support.none')} />
            ) : (
              <PagedTable caption={t('support.tickets')} rows={tickets} rowKey={({ id }) => id} columns={columns} />
            )
          }
        </AccountAsked>
      </Section>
    </>
  );
}
