import { Page, useAddressQuery, useFormat, useQuery, useToday } from '@livery/remote';
import { EmptyState } from '@livery/ui/empty-state';
import { CalendarX } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { BOOKED_PRODUCTS } from '../../booking/confirmation/booking-wire.ts';
import { AccountQueryResult, AgentsOnly } from '../common/account-states.tsx';
import { Filters, matchesWords, QuerySelect, SearchBox } from '../common/filters.tsx';
import { BookingTable } from './booking-table.tsx';
import { PHASES, phaseOf } from './trip-phase.ts';
import { readTrips, type Trip } from './trip-wire.ts';

/** The agency's bookings. */
export function BookingsScreen() {
  return <AgentsOnly feature="bookings">{() => <Bookings />}</AgentsOnly>;
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
      <BookingTable caption={t('bookings.title')} trips={found} />
    </>
  );
}

type BookingFilters = Readonly<Record<'text' | 'product' | 'phase', string>>;

/** The bookings that match the filters of the address, in their order; the empty text is no filter. */
export function filterBookings(trips: readonly Trip[], { text, product, phase }: BookingFilters, today: string) {
  return trips.filter(
    (trip) =>
      (product === '' || trip.product === product) &&
      (phase === '' || phaseOf(trip, today) === phase) &&
      matchesWords(text, [trip.referenceNumber, trip.title, trip.place, trip.email, trip.bookedBy, ...trip.travellers]),
  );
}
