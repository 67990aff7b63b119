import { Printer } from 'lucide-react';
import { addressWith } from './address-with.ts';
import { Button } from './button.tsx';
import { ButtonLink } from './button-link.tsx';
import styles from './keep-booking.module.css';
import { Notice } from './notice.tsx';
import { useLive } from './use-live.ts';
import { useRemote } from './use-remote.ts';
import { useVoice } from './use-voice.ts';

const TRIPS = '/mytrip/mytrips';
const BOOKINGS = '/bookings';

/**
 * Where a booking is found from now on: a traveller's trips, an agent's bookings; a visitor logs in for that.
 * Below it, the ways to have it on paper, and home.
 */
export function KeepBooking() {
  const say = useVoice();
  const { agency, session } = useRemote();
  const { signedIn, profile } = useLive(session);
  return (
    <>
      {place()}
      <div className={styles.actions}>
        <Button onClick={() => window.print()}>
          <Printer size={18} aria-hidden="true" />
          {say('kit.booked.print')}
        </Button>
        <ButtonLink look="quiet" to="/">
          {say('kit.home')}
        </ButtonLink>
      </div>
    </>
  );

  function place() {
    if (signedIn) {
      const agent = profile?.isTravelAgent === true;
      return (
        <ButtonLink look="primary" to={agent ? BOOKINGS : TRIPS}>
          {say(agent ? 'kit.booked.bookings' : 'kit.booked.trips')}
        </ButtonLink>
      );
    }
    if (agency.hidesLogin) return <Notice>{say('kit.booked.keep')}</Notice>;
    return (
      <Notice
        action={<ButtonLink to={addressWith('/login', { redirect: TRIPS })}>{say('kit.booked.logIn')}</ButtonLink>}
      >
        {say('kit.booked.keepByLogIn')}
      </Notice>
    );
  }
}
