import { addressWith, ButtonLink, useRemote } from '@livery/remote';
import { Button } from '@livery/ui/button';
import { Notice } from '@livery/ui/notice';
import { useLive } from '@livery/ui/use-live';
import { Printer } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import styles from './booking-next-steps.module.css';

const TRIPS = '/mytrip/mytrips';
const BOOKINGS = '/bookings';

/**
 * Where to find a booking later: a traveller's trips, an agent's bookings; a visitor has to log in. Below it,
 * buttons to print it, and a link home.
 */
export function BookingNextSteps() {
  const { t } = useTranslation(['kit', 'ui']);
  const { agency, session } = useRemote();
  const { signedIn, profile } = useLive(session);
  return (
    <>
      {place()}
      <div className={styles.actions}>
        <Button onClick={() => window.print()}>
          <Printer size={18} aria-hidden="true" />
          {t('booked.print')}
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
        <ButtonLink variant="primary" to={agent ? BOOKINGS : TRIPS}>
          {t(agent ? 'booked.bookings' : 'booked.trips')}
        </ButtonLink>
      );
    }
    if (agency.hidesLogin) return <Notice>{t('booked.keep')}</Notice>;
    return (
      <Notice action={<ButtonLink to={addressWith('/login', { redirect: TRIPS })}>{t('booked.logIn')}</ButtonLink>}>
        {t('booked.keepByLogIn')}
      </Notice>
    );
  }
}
