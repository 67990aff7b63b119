import { CalendarX } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { ButtonLink } from '../../../kit/buttons/button-link.tsx';
import { Section } from '../../../kit/layout/section.tsx';
import { Table } from '../../../kit/layout/table.tsx';
import { EmptyState } from '../../../kit/states/message-state.tsx';
import type { Trip } from '../bookings/trip.ts';
import { useBookingColumns } from '../bookings/use-booking-columns.tsx';

const COUNT = 5;

/** What was booked last, the newest first as the platform tells it. */
export function LatestBookings({ trips }: { readonly trips: readonly Trip[] }) {
  const { t } = useTranslation('account');
  const columns = useBookingColumns();
  return (
    <Section heading={t('command.latest')} actions={<ButtonLink to="/bookings">{t('command.allBookings')}</ButtonLink>}>
      {trips.length === 0 ? (
        <EmptyState icon={CalendarX} level={3} heading={t('bookings.none')}>
          <p>{t('bookings.noneHint')}</p>
        </EmptyState>
      ) : (
        <Table
          caption={t('command.latest')}
          columns={columns}
          rows={trips.slice(0, COUNT)}
          rowKey={({ referenceNumber }) => referenceNumber}
        />
      )}
    </Section>
  );
}
