import { CalendarButton } from '@livery/kit/booking/calendar-button';
import { AgentFigures } from '@livery/kit/price/agent-figures';
import { Breadcrumbs, PARENT_PAGES, Page, useQuery, useRemote, useToday } from '@livery/remote';
import { Button } from '@livery/ui/button';
import { Card } from '@livery/ui/card';
import { Columns } from '@livery/ui/columns';
import layout from '@livery/ui/layout.module.css';
import { Notice } from '@livery/ui/notice';
import { Picture } from '@livery/ui/picture';
import { useFocusWhen } from '@livery/ui/use-focus-when';
import { useLive } from '@livery/ui/use-live';
import { Printer } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { bookingEvents } from '../../booking/confirmation/booking-events.ts';
import { AccountQueryResult, AgentsOnly, MissingItemState, SignedInOnly } from '../common/account-states.tsx';
import { itemPath } from '../common/paths.ts';
import { mayWrite } from '../common/permissions.ts';
import { AgencyContact } from './agency-contact.tsx';
import { CancelTrip } from './cancel-trip.tsx';
import { PhaseBadge } from './product-name.tsx';
import { TripFacts } from './trip-facts.tsx';
import { canBeCancelled, tripPhase } from './trip-phase.ts';
import styles from './trip-screen.module.css';
import { parseTrip, type Trip } from './trip-wire.ts';

interface Props {
  readonly referenceNumber: string;
  /** The list of which it is part. */
  readonly list: { readonly to: string; readonly label: string };
  readonly mayCancel: boolean;
}

/** The page of one booking, for travellers and for agents. */
function TripScreen({ referenceNumber, list, mayCancel }: Props) {
  const { t } = useTranslation('account');
  const query = useQuery({ method: 'GET', path: itemPath('/api/reference/bookings', referenceNumber) }, parseTrip);
  const title = query.state.kind === 'ready' ? query.state.value.title : t('trip.title');
  return (
    <Page title={title} above={<Breadcrumbs trail={[list, { label: referenceNumber }]} />}>
      <AccountQueryResult
        query={query}
        missing={<MissingItemState heading={t('trip.missing')} to={list.to} action={t('trip.others')} />}
      >
        {(trip) => <TripDetails trip={trip} mayCancel={mayCancel} onCancelled={query.setValue} />}
      </AccountQueryResult>
    </Page>
  );
}

/** One of the agency's bookings. */
export function AgencyBookingScreen({ referenceNumber }: { readonly referenceNumber: string }) {
  const { t } = useTranslation('account');
  const list = { to: PARENT_PAGES['/bookings/{id}'], label: t('bookings.title') };
  return (
    <AgentsOnly feature="bookings">
      {(profile) => (
        <TripScreen referenceNumber={referenceNumber} list={list} mayCancel={mayWrite(profile, 'bookings')} />
      )}
    </AgentsOnly>
  );
}

/** One of the user's own bookings; agents can cancel it only with the permission for bookings. */
export function MyTripScreen({ referenceNumber }: { readonly referenceNumber: string }) {
  const { t } = useTranslation('account');
  const { profile } = useLive(useRemote().session);
  const list = { to: PARENT_PAGES['/mytrip/mytrips/{id}'], label: t('account.trips') };
  const mayCancel = profile?.isTravelAgent !== true || mayWrite(profile, 'bookings');
  return (
    <SignedInOnly>
      <TripScreen referenceNumber={referenceNumber} list={list} mayCancel={mayCancel} />
    </SignedInOnly>
  );
}

interface TripDetailsProps {
  readonly trip: Trip;
  readonly mayCancel: boolean;
  /** The e-mail address that proves whose booking it is, if nobody is signed in. */
  readonly email?: string;
  readonly onCancelled: (trip: Trip) => void;
}

/** One booking, and its actions. */
export function TripDetails({ trip, mayCancel, email, onCancelled }: TripDetailsProps) {
  const { t } = useTranslation(['account', 'kit']);
  const today = useToday().toString();
  const cancelledRef = useFocusWhen<HTMLDivElement>(trip.cancelled);
  return (
    <Columns
      aside={
        <div className={styles.aside}>
          <div className={layout.rounded}>
            <Picture source={trip.picture} loading="eager" />
          </div>
          {!trip.cancelled && (
            <CalendarButton
              reference={trip.referenceNumber}
              events={bookingEvents(trip, t('kit:booked.number', { reference: trip.referenceNumber }))}
            />
          )}
          <Button onClick={() => window.print()}>
            <Printer size={18} aria-hidden="true" />
            <span>{t('trip.print')}</span>
          </Button>
          {mayCancel && canBeCancelled(trip, today) && (
            <CancelTrip trip={trip} email={email} onCancelled={onCancelled} />
          )}
        </div>
      }
    >
      {trip.cancelled && (
        <div ref={cancelledRef} tabIndex={-1}>
          <Notice tone="warning">{t('trip.isCancelled')}</Notice>
        </div>
      )}
      <Card heading={t('trip.details')}>
        <div>
          <PhaseBadge phase={tripPhase(trip, today)} />
        </div>
        <TripFacts trip={trip} />
        {trip.offerPrice !== null && <AgentFigures price={trip.offerPrice} />}
      </Card>
      <AgencyContact />
    </Columns>
  );
}
