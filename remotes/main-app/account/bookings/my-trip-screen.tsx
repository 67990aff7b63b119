import { useTranslation } from 'react-i18next';
import { ForPeople } from '../frame/for-people.tsx';
import { TripScreen } from './trip-screen.tsx';

/** One of a traveller's own bookings. */
export function MyTripScreen({ referenceNumber }: { readonly referenceNumber: string }) {
  const { t } = useTranslation('account');
  return (
    <ForPeople>
      <TripScreen referenceNumber={referenceNumber} list={{ to: '/mytrip/mytrips', label: t('account.trips') }} />
    </ForPeople>
  );
}
