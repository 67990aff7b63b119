import { useTranslation } from 'react-i18next';
import { ForAgents } from '../frame/for-agents.tsx';
import { mayWrite } from '../frame/may-write.ts';
import { TripScreen } from './trip-screen.tsx';

/** One of the agency's bookings. */
export function AgencyBookingScreen({ referenceNumber }: { readonly referenceNumber: string }) {
  const { t } = useTranslation('account');
  const list = { to: '/bookings', label: t('bookings.title') };
  return (
    <ForAgents feature="bookings">
      {(profile) => (
        <TripScreen referenceNumber={referenceNumber} list={list} mayCancel={mayWrite(profile, 'bookings')} />
      )}
    </ForAgents>
  );
}
