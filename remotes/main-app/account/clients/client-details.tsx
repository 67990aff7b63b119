import { CalendarX } from 'lucide-react';
import { ButtonLink } from '../../../kit/button-link.tsx';
import { Card } from '../../../kit/card.tsx';
import { EmptyState } from '../../../kit/empty-state.tsx';
import { Facts } from '../../../kit/facts.tsx';
import { nameOfCode } from '../../../kit/name-of-code.ts';
import { Section } from '../../../kit/section.tsx';
import { useFormat } from '../../../kit/use-format.ts';
import { useLive } from '../../../kit/use-live.ts';
import { useRemote } from '../../../kit/use-remote.ts';
import { useVoice } from '../../../kit/use-voice.ts';
import type { Trip } from '../bookings/trip.ts';
import { useBookingColumns } from '../bookings/use-booking-columns.tsx';
import { PagedTable } from '../frame/paged-table.tsx';
import type { Client } from './client.ts';

interface Props {
  readonly client: Client & { readonly bookings: readonly Trip[] };
}

export function ClientDetails({ client }: Props) {
  const say = useVoice();
  const { day } = useFormat();
  const language = useLive(useRemote().language);
  const columns = useBookingColumns();
  const lines = [
    { label: say('person.email'), value: client.email },
    { label: say('person.phone'), value: client.phone },
    { label: say('person.country'), value: nameOfCode('region', client.country, language) },
    { label: say('clients.since'), value: day(client.since) },
    { label: say('clients.note'), value: client.note },
  ];
  return (
    <>
      <Card heading={say('clients.contact')}>
        <Facts
          of={lines
            .filter(({ value }) => value !== '')
            .map(({ label, value }) => ({ label, value: <bdi>{value}</bdi> }))}
        />
      </Card>
      <Section heading={say('bookings.title')} actions={<ButtonLink to="/">{say('command.book')}</ButtonLink>}>
        {client.bookings.length === 0 ? (
          <EmptyState icon={CalendarX} level={3} heading={say('clients.noBookings')}>
            <p>{say('clients.noBookingsHint')}</p>
          </EmptyState>
        ) : (
          <PagedTable
            caption={say('bookings.title')}
            columns={columns}
            rows={client.bookings}
            rowKey={({ referenceNumber }) => referenceNumber}
          />
        )}
      </Section>
    </>
  );
}
