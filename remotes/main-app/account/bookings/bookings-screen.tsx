import { CalendarX } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useQuery } from '../../../kit/data/use-query.ts';
import { useToday } from '../../../kit/format/days.ts';
import { useFormat } from '../../../kit/format/use-format.ts';
import { Page } from '../../../kit/layout/page.tsx';
import { useAddressQuery } from '../../../kit/navigation/address-query.ts';
import { EmptyState } from '../../../kit/states/message-state.tsx';
import { BOOKED_PRODUCTS } from '../../booking/confirmation/booking-wire.ts';
import { AccountQueryResult } from '../common/account-query-result.tsx';
import { Filters, QuerySelect, SearchBox } from '../common/filters.tsx';
import { ForAgents } from '../common/for-agents.tsx';
import { PagedTable } from '../common/paged-table.tsx';
import { filterBookings } from './filter-bookings.ts';
import { PHASES } from './trip-phase.ts';
import { readTrips, type Trip } from './trip-wire.ts';
import { useBookingColumns } from './use-booking-columns.tsx';

/** The agency's bookings. */
export function BookingsScreen() {
  return <ForAgents feature="bookings">{() => <Bookings />}</ForAgents>;
}

function Bookings() {
  const { t } = useTranslation('account');
  const query = useQuery({ method: 'GET', path: '/api/reference/bookings' }, readTrips);
  return (
    <Page title={t('bookings.title')} lead={t('bookings.lead')}>
      <AccountQueryResult query={query}>{(trips) => <BookingList trips={trips} />}</AccountQueryResult>
    </Page>
  );
}

/** Bookings with search, filters and pages, all of which are in the address. */
function BookingList({ trips }: { readonly trips: readonly Trip[] }) {
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
  const filters = { text: read('q'), product: read('product'), phase: read('status') };
  const found = filterBookings(trips, filters, today);
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
