import { CalendarButton } from '@livery/kit/booking/calendar-button';
import { isolated } from '@livery/kit/format/isolated';
import { Price } from '@livery/kit/format/price';
import { AgentFigures } from '@livery/kit/price/agent-figures';
import {
  AuthoredText,
  Breadcrumbs,
  PARENT_PAGES,
  Page,
  useFormat,
  useQuery,
  useRemote,
  useToday,
} from '@livery/remote';
import { Button } from '@livery/ui/button';
import { Card } from '@livery/ui/card';
import { Columns } from '@livery/ui/columns';
import { Facts } from '@livery/ui/facts';
import layout from '@livery/ui/layout.module.css';
import { Notice } from '@livery/ui/notice';
import { Picture } from '@livery/ui/picture';
import { useFocusWhen } from '@livery/ui/use-focus-when';
import { useLive } from '@livery/ui/use-live';
import { Printer } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { bookingEvents } from '../../booking/confirmation/booking-events.ts';
import { AccountQueryResult, AgentsOnly, Missing, SignedInOnly } from '../common/account-states.tsx';
import { linkCell } from '../common/paged-table.tsx';
import { pathTo } from '../common/paths.ts';
import { mayWrite } from '../common/permissions.ts';
import { CancelTrip } from './cancel-trip.tsx';
import { PhaseBadge } from './product-name.tsx';
import { canBeCancelled, phaseOf } from './trip-phase.ts';
import styles from './trip-screen.module.css';
import { readTrip, type Trip } from './trip-wire.ts';

interface Props {
  readonly referenceNumber: string;
  /** The list that it belongs to. */
  readonly list: { readonly to: string; readonly label: string };
  readonly mayCancel: boolean;
}

/** The page of one booking, for travellers and for agents. */
function TripScreen({ referenceNumber, list, mayCancel }: Props) {
  const { t } = useTranslation('account');
  const query = useQuery({ method: 'GET', path: pathTo('/api/reference/bookings', referenceNumber) }, readTrip);
  const title = query.state.kind === 'ready' ? query.state.value.title : t('trip.title');
  return (
    <Page title={title} above={<Breadcrumbs trail={[list, { label: referenceNumber }]} />}>
      <AccountQueryResult
        query={query}
        missing={<Missing heading={t('trip.missing')} to={list.to} action={t('trip.others')} />}
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

/** One of somebody's own bookings; agents cancel it with the permission for bookings only. */
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
  /** The e-mail address that proves whose it is, where nobody is signed in. */
  readonly email?: string;
  readonly onCancelled: (trip: Trip) => void;
}

/** One booking, and its actions. */
export function TripDetails({ trip, mayCancel, email, onCancelled }: TripDetailsProps) {
  const { t } = useTranslation(['account', 'kit']);
  const today = useToday().toString();
  const cancelled = useFocusWhen<HTMLDivElement>(trip.cancelled);
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
        <div ref={cancelled} tabIndex={-1}>
          <Notice tone="warning">{t('trip.isCancelled')}</Notice>
        </div>
      )}
      <Card heading={t('trip.details')}>
        <div>
          <PhaseBadge phase={phaseOf(trip, today)} />
        </div>
        <TripFacts trip={trip} />
        {trip.offerPrice !== null && <AgentFigures price={trip.offerPrice} />}
      </Card>
    </Columns>
  );
}

/** The facts of a booking. */
function TripFacts({ trip }: { readonly trip: Trip }) {
  const { t } = useTranslation(['account', 'kit']);
  const { day, days, list, charge } = useFormat();
  const { profile } = useLive(useRemote().session);
  const today = useToday().toString();
  const lines = [
    { label: t('trip.reference'), value: trip.referenceNumber },
    { label: t('trip.product'), value: t(`product.${trip.product}`) },
    { label: t('trip.when'), value: days(trip.start, trip.end) },
    { label: t('trip.where'), value: trip.place },
    { label: t('trip.choice'), value: trip.choice },
    { label: t('trip.travellers'), value: list(trip.travellers) },
    { label: t('kit:cancellation.title'), value: cancellation() },
    { label: t('trip.contact'), value: trip.email },
    { label: t('trip.paidWith'), value: paidWith() },
    { label: t('trip.bookedOn'), value: day(trip.bookedOn) },
    { label: t('clients.one'), value: profile?.isTravelAgent === true ? trip.client.name : '' },
    { label: t('trip.bookedBy'), value: profile?.isTravelAgent === true ? trip.bookedBy : '' },
  ];
  return (
    <Facts
      items={[
        ...lines.filter(({ value }) => value !== '').map(({ label, value }) => ({ label, value: <bdi>{value}</bdi> })),
        ...(trip.proposal !== null && profile?.isTravelAgent === true
          ? [
              {
                label: t('proposals.one'),
                value: linkCell(pathTo('/proposals', trip.proposal.id), <AuthoredText text={trip.proposal.title} />),
              },
              { label: t('agents.one'), value: <bdi>{trip.proposal.by}</bdi> },
            ]
          : []),
        { label: t('trip.total'), value: <Price size="text" price={trip.price} />, strong: true },
        ...(trip.cancelled && trip.refund !== null
          ? [{ label: t('trip.paidBack'), value: <Price size="text" price={trip.refund} /> }]
          : []),
      ]}
    />
  );

  /** Until when the booking costs nothing, or that nothing is paid back any more; the empty text where it can't be cancelled. */
  function cancellation(): string {
    if (!canBeCancelled(trip, today)) return '';
    const { freeCancellationUntil: until, refund } = trip;
    if (until >= today) return t('kit:cancellation.freeUntil', { day: day(until) });
    return refund?.amount === 0 ? t('kit:cancellation.nonRefundable') : '';
  }

  function paidWith(): string {
    const { payment } = trip;
    if (payment === null) return '';
    if ('credit' in payment) return t('trip.credit', { amount: isolated(charge(payment.credit)) });
    return /^\d{4}$/.test(payment.last4) ? t('trip.card', { digits: isolated(payment.last4) }) : '';
  }
}
