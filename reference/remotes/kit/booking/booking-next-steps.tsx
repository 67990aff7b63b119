import { addressWith, ButtonLink, useRemote } from '@livery/remote';
import { Button } from '@livery/ui/button';
import { Notice } from '@livery/ui/notice';
import { useLive } from '@livery/ui/use-live';
import { Printer } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import styles from './booking-next-steps.module.css';
import { CalendarButton } from './calendar-button.tsx';
import type { CalendarEvent } from './calendar-file.ts';

const TRIPS_PATH = '/mytrip/mytrips';
const BOOKINGS_PATH = '/bookings';

/** The page on which a booking is found by its reference number and e-mail address. */
const MANAGE_BOOKING_PATH = '/manage-booking';

interface Props {
  readonly reference: string;
  readonly events: readonly CalendarEvent[];
}

/**
 * Where to find a booking later: a traveller's trips, an agent's bookings; a visitor manages it by its number, or logs
 * in. Below it, buttons to add it to a calendar and to print it, and a link to the home page.
 */
export function BookingNextSteps({ reference, events }: Props) {
  const { t } = useTranslation(['kit', 'ui']);
  const { agency, session } = useRemote();
  const { signedIn, profile } = useLive(session);
  return (
    <>
      {place()}
      <div className={styles.actions}>
        <CalendarButton reference={reference} events={events} />
        <Button onClick={() => window.print()}>
          <Printer size={18} aria-hidden="true" />
          <span>{t('booked.print')}</span>
        </Button>
        <ButtonLink variant="quiet" to="/">
          {t('ui:home')}
        </ButtonLink>
      </div>
    </>
  );

  function place() {
    if (signedIn) {
      const agent = profile?.isTravelAgent === true;
      return (
        <ButtonLink variant="primary" to={agent ? BOOKINGS_PATH : TRIPS_PATH}>
          {t(agent ? 'booked.bookings' : 'booked.trips')}
        </ButtonLink>
      );
    }
    const links = (
      <>
        <ButtonLink to={addressWith(MANAGE_BOOKING_PATH, { reference })}>{t('booked.manage')}</ButtonLink>
        {!agency.hidesLogin && (
          <ButtonLink to={addressWith('/login', { redirect: TRIPS_PATH })}>{t('booked.logIn')}</ButtonLink>
        )}
      </>
    );
    return (
      <Notice action={<div className={styles.actions}>{links}</div>}>
        {t(agency.hidesLogin ? 'booked.keep' : 'booked.keepByLogIn')}
      </Notice>
    );
  }
}
