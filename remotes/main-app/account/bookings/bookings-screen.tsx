import { useTranslation } from 'react-i18next';
import { useQuery } from '../../../kit/data/use-query.ts';
import { Page } from '../../../kit/layout/page.tsx';
import { AccountAsked } from '../frame/account-asked.tsx';
import { ForAgents } from '../frame/for-agents.tsx';
import { BookingList } from './booking-list.tsx';
import { readTrips } from './trip-wire.ts';

/** The agency's bookings. */
export function BookingsScreen() {
  return <ForAgents feature="bookings">{() => <Bookings />}</ForAgents>;
}

function Bookings() {
  const { t } = useTranslation('account');
  const asked = useQuery({ method: 'GET', path: '/api/reference/bookings' }, readTrips);
  return (
    <Page title={t('bookings.title')} lead={t('bookings.lead')}>
      <AccountAsked asked={asked}>{(trips) => <BookingList trips={trips} />}</AccountAsked>
    </Page>
  );
}
