import { Page, useAddressQuery, useFormat, useQuery, useToday } from '@livery/remote';
import { DateRangeField } from '@livery/ui/date-range-field';
import { EmptyState } from '@livery/ui/empty-state';
import layout from '@livery/ui/layout.module.css';
import { CalendarX } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { BOOKED_PRODUCTS } from '../../booking/confirmation/booking-wire.ts';
import { AccountQueryResult, AgentsOnly } from '../common/account-states.tsx';
import { Filters, QuerySelect, SearchBox } from '../common/filters.tsx';
import { BookingTable } from './booking-table.tsx';
import { ExportBookings } from './export-bookings.tsx';
import { filterBookings, parseBookingFilters } from './filter-bookings.ts';
import { PHASES } from './trip-phase.ts';
import { parseTrips, type Trip } from './trip-wire.ts';

/** The agency's bookings. */
export function BookingsScreen() {
  return <AgentsOnly feature="bookings">{() => <Bookings />}</AgentsOnly>;
}

function Bookings() {
  const { t } = useTranslation('account');
  const query = useQuery({ method: 'GET', path: '/api/reference/bookings' }, parseTrips);
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
  const foundTrips = filterBookings(trips, parseBookingFilters(read), today);
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
        <QuerySelect
          label={t('bookings.dates')}
          name="dates"
          all={t('bookings.travel')}
          options={[{ value: 'booked', label: t('bookings.bookedOn') }]}
        />
        <DayFilters />
      </Filters>
      <div className={layout.ends}>
        <p role="status">{t('bookings.found', { number: number(foundTrips.length) })}</p>
        <ExportBookings trips={foundTrips} />
      </div>
      <BookingTable caption={t('bookings.title')} trips={foundTrips} />
    </>
  );
}

/** The first and the last day, each optional. */
function DayFilters() {
  const { t } = useTranslation('account');
  const { read, change } = useAddressQuery();
  const { day: written } = useFormat();
  const { from, until } = parseBookingFilters(read);
  const reversed = from !== '' && until !== '' && from > until;
  return (
    <DateRangeField
      from={{
        label: t('bookings.from'),
        name: 'from',
        value: from,
        written: written(from),
        optional: true,
        onChange: (day) => change({ from: day, page: null }),
      }}
      until={{
        label: t('bookings.until'),
        name: 'until',
        value: until,
        written: written(until),
        optional: true,
        error: reversed ? t('bookings.reversed') : undefined,
        onChange: (day) => change({ until: day, page: null }),
      }}
      onChoose={(days) => change({ from: days.from, until: days.until, page: null })}
    />
  );
}
