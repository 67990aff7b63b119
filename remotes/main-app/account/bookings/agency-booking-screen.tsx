import { useVoice } from '../../../kit/use-voice.ts';
import { ForAgents } from '../frame/for-agents.tsx';
import { TripScreen } from './trip-screen.tsx';

/** One of the agency's bookings. */
export function AgencyBookingScreen({ referenceNumber }: { readonly referenceNumber: string }) {
  const say = useVoice();
  const list = { to: '/bookings', label: say('bookings.title') };
  return <ForAgents feature="bookings">{() => <TripScreen referenceNumber={referenceNumber} list={list} />}</ForAgents>;
}
