import { useVoice } from '../../../kit/use-voice.ts';
import { ForPeople } from '../frame/for-people.tsx';
import { TripScreen } from './trip-screen.tsx';

/** One of a traveller's own bookings. */
export function MyTripScreen({ referenceNumber }: { readonly referenceNumber: string }) {
  const say = useVoice();
  return (
    <ForPeople>
      <TripScreen referenceNumber={referenceNumber} list={{ to: '/mytrip/mytrips', label: say('account.trips') }} />
    </ForPeople>
  );
}
