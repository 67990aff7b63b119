import { AuthoredText, useFormat, useQuery, useRemote } from '@livery/remote';
import { Form, SubmitButton, useMutationForm, useRules } from '@livery/remote/forms';
import { Badge } from '@livery/ui/badge';
import { Card } from '@livery/ui/card';
import { EmptyState } from '@livery/ui/empty-state';
import { Section } from '@livery/ui/section';
import type { Column } from '@livery/ui/table';
import { TextField } from '@livery/ui/text-field';
import { LifeBuoy } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { object } from 'valibot';
import { AccountQueryResult, TravellerPage } from '../common/account-states.tsx';
import { PagedTable } from '../common/paged-table.tsx';
import { parseTicket, parseTickets, type Ticket } from './ticket-wire.ts';

const EMPTY_TICKET = { subject: '', message: '' };

/** Requests help from the agency's support. */
function TicketForm({ onSent }: { readonly onSent: () => void }) {
  const { t } = useTranslation('account');
  const rules = useRules();
  const { notify } = useRemote();
  const form = useMutationForm({
    values: EMPTY_TICKET,
    schema: object({ subject: rules.required, message: rules.atLeast(10) }),
    call: (body) => ({ method: 'POST', path: '/api/reference/support', body }),
    done(response) {
      notify('success', t('support.sent', { id: parseTicket(response)?.id ?? '' }));
      form.set(EMPTY_TICKET);
      onSent();
    },
  });
  return (
    <Card heading={t('support.ask')}>
      <Form form={form} label={t('support.ask')}>
        <TextField label={t('support.subject')} maxLength={200} {...form.field('subject')} />
        <TextField label={t('support.message')} multiline maxLength={5000} {...form.field('message')} />
        <div>
          <SubmitButton form={form}>{t('support.send')}</SubmitButton>
        </div>
      </Form>
    </Card>
  );
}

interface SupportViewProps {
  /** Whether the user may send requests; agents need the permission to change support. */
  readonly mayAsk?: boolean;
}

/** The support form, and earlier tickets. */
export function SupportView({ mayAsk = true }: SupportViewProps) {
  const { t } = useTranslation('account');
  const columns = useTicketColumns();
  const query = useQuery({ method: 'GET', path: '/api/reference/support' }, parseTickets);
  return (
    <>
      {mayAsk && <TicketForm onSent={query.retry} />}
      <Section heading={t('support.tickets')}>
        <AccountQueryResult query={query}>
          {(tickets) => (
            <PagedTable
              caption={t('support.tickets')}
              rows={tickets}
              rowKey={({ id }) => id}
              columns={columns}
              empty={<EmptyState icon={LifeBuoy} level={3} heading={t('support.none')} />}
            />
          )}
        </AccountQueryResult>
      </Section>
    </>
  );
}

export function MySupportScreen() {
  const { t } = useTranslation('account');
  return (
    <TravellerPage title={t('account.support')} lead={t('support.lead')}>
      <SupportView />
    </TravellerPage>
  );
}

/** Support tickets as a table. */
function useTicketColumns(): readonly Column<Ticket>[] {
  const { t } = useTranslation('account');
  const { day } = useFormat();
  return [
    { label: t('support.subject'), cell: ({ subject }) => <AuthoredText text={subject} /> },
    { label: t('support.number'), cell: ({ id }) => <bdi>{id}</bdi> },
    { label: t('list.date'), sort: { id: 'date', by: ({ on }) => on }, cell: ({ on }) => day(on) },
    {
      label: t('list.status'),
      cell: ({ open }) => (
        <Badge tone={open ? 'warning' : 'success'}>{t(open ? 'support.open' : 'support.closed')}</Badge>
      ),
    },
  ];
}
