import { addressWith } from '../../kit/address-with.ts';
import { ButtonLink } from '../../kit/button-link.tsx';
import { Notice } from '../../kit/notice.tsx';
import { useLive } from '../../kit/use-live.ts';
import { useRemote } from '../../kit/use-remote.ts';
import { useVoice } from '../../kit/use-voice.ts';

const TRIPS = '/mytrip/mytrips';
const BOOKINGS = '/bookings';

/** Where the booking is found from now on: a traveller's trips, an agent's bookings; a visitor logs in for that. */
export function KeepBooking() {
  const say = useVoice();
  const { agency, session } = useRemote();
  const { signedIn, profile } = useLive(session);
  if (signedIn) {
    const agent = profile?.isTravelAgent === true;
    return (
      <ButtonLink look="primary" to={agent ? BOOKINGS : TRIPS}>
        {say(agent ? 'booked.bookings' : 'booked.trips')}
      </ButtonLink>
    );
  }
  if (agency.hidesLogin) return <Notice>{say('booked.keep')}</Notice>;
  return (
    <Notice action={<ButtonLink to={addressWith('/login', { redirect: TRIPS })}>{say('booked.logIn')}</ButtonLink>}>
      {say('booked.keepByLogIn')}
    </Notice>
  );
}
