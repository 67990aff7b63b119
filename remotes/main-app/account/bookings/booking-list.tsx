import { CalendarX } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useToday } from '../../../kit/format/days.ts';
import { useFormat } from '../../../kit/format/use-format.ts';
import { useAddressQuery } from '../../../kit/navigation/address-query.ts';
import { EmptyState } from '../../../kit/states/message-state.tsx';
import { BOOKED_PRODUCTS } from '../../booking/confirmation/booking.ts';
import { Filters } from '../frame/filters.tsx';
import { PagedTable } from '../frame/paged-table.tsx';
import { QuerySelect } from '../frame/query-select.tsx';
import { SearchBox } from '../frame/search-box.tsx';
import { filterBookings } from './filter-bookings.ts';
import type { Trip } from './trip.ts';
import { PHASES } from './trip-phase.ts';
import { useBookingColumns } from './use-booking-columns.tsx';

/** Bookings to search, to filter and to page through; the address tells all of it. */
export function BookingList({ trips }: { readonly trips: readonly Trip[] }) {
  const { t } = useTranslation('account');
  const { read } = useAddressQuery();
  const { number } = useFormat();
  const columns = useBookingColumns();
  const today = useToday().toString();
  if (trips.length === 0) {
    return (
      <EmptyState icon={CalendarX} heading={t('bookings.none')}>
        <p>{t('bookings.noneHint')}</p>
      </EmptyState>
    );
  }
  const wishes = { words: read('q'), product: read('product'), phase: read('status') };
  const found = filterBookings(trips, wishes, today);
  return (
    <>
      <Filters label={t('bookings.filters')}>
        <SearchBox label={t('bookings.search')} />
        <QuerySelect
          label={t('bookings.product')}
          name="product"
          all={t('list.all')}
          options={BOOKED_PRODUCTS.map((value) => ({ value, label: t(`product.${value}`) }))}
        />
        <QuerySelect
          label={t('list.status')}
          name="status"
          all={t('list.all')}
          options={PHASES.map((value) => ({ value, label: t(`trips.phase.${value}`) }))}
        />
      </Filters>
      <p role="status">{t('bookings.found', { number: number(found.length) })}</p>
      <PagedTable
        caption={t('bookings.title')}
        columns={columns}
        rows={found}
        rowKey={({ referenceNumber }) => referenceNumber}
      />
    </>
  );
}
