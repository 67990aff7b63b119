import { CalendarX } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { ButtonLink } from '../../../kit/buttons/button-link.tsx';
import { Card } from '../../../kit/cards/card.tsx';
import { nameOfCode } from '../../../kit/format/locale.ts';
import { useFormat } from '../../../kit/format/use-format.ts';
import { Facts } from '../../../kit/layout/facts.tsx';
import { Section } from '../../../kit/layout/section.tsx';
import { EmptyState } from '../../../kit/states/message-state.tsx';
import { useLive } from '../../../kit/use-live.ts';
import { useRemote } from '../../../kit/use-remote.ts';
import type { Trip } from '../bookings/trip.ts';
import { useBookingColumns } from '../bookings/use-booking-columns.tsx';
import { PagedTable } from '../frame/paged-table.tsx';
import type { Client } from './client.ts';

interface Props {
  readonly client: Client & { readonly bookings: readonly Trip[] };
}

export function ClientDetails({ client }: Props) {
  const { t } = useTranslation('account');
  const { day } = useFormat();
  const language = useLive(useRemote().language);
  const columns = useBookingColumns();
  const lines = [
    { label: t('person.email'), value: client.email },
    { label: t('person.phone'), value: client.phone },
    { label: t('person.country'), value: nameOfCode('region', client.country, language) },
    { label: t('clients.since'), value: day(client.since) },
    { label: t('clients.note'), value: client.note },
  ];
  return (
    <>
      <Card heading={t('clients.contact')}>
        <Facts
          of={lines
            .filter(({ value }) => value !== '')
            .map(({ label, value }) => ({ label, value: <bdi>{value}</bdi> }))}
        />
      </Card>
      <Section heading={t('bookings.title')} actions={<ButtonLink to="/">{t('command.book')}</ButtonLink>}>
        {client.bookings.length === 0 ? (
          <EmptyState icon={CalendarX} level={3} heading={t('clients.noBookings')}>
            <p>{t('clients.noBookingsHint')}</p>
          </EmptyState>
        ) : (
          <PagedTable
            caption={t('bookings.title')}
            columns={columns}
            rows={client.bookings}
            rowKey={({ referenceNumber }) => referenceNumber}
          />
        )}
      </Section>
    </>
  );
}
