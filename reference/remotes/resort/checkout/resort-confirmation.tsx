import type { HeldStay, ResortHold } from '@livery/contract/resorts/resort-hold';
import { BookedBanner } from '@livery/kit/booking/booked-banner';
import { BookingNextSteps } from '@livery/kit/booking/booking-next-steps';
import { RelatedLinks } from '@livery/kit/booking/related-links';
import { useCancellation } from '@livery/kit/booking/use-cancellation';
import { loadPaidFromCredit } from '@livery/kit/credit/lazy-payment-choice';
import { Lazy } from '@livery/kit/lazy';
import { Page, useQuery, useRemote } from '@livery/remote';
import { Card } from '@livery/ui/card';
import { useLive } from '@livery/ui/use-live';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { parseResort, resortCall } from '../details/resort-wire.ts';
import { freeCancellationEnd } from '../stay/stay.ts';
import styles from './checkout.module.css';
import { StayFacts } from './stay-summary.tsx';

interface Props {
  readonly hold: ResortHold;
  /** `null` if the service returned none. */
  readonly stay: HeldStay | null;
  /** Empty when the page is opened again later; so is the guest. */
  readonly email: string;
  readonly guest: string;
  /** Whether it was just paid from an agent's credit. */
  readonly fromCredit?: boolean;
}

/** The confirmation of a booked stay. */
export function ResortConfirmation({ hold: { reference, propertyId }, stay, email, guest, fromCredit = false }: Props) {
  const { t } = useTranslation(['resort', 'kit']);
  const until = stay === null ? null : freeCancellationEnd(stay.checkIn, stay.freeCancellationDays);
  const cancellation = useCancellation()(until, t('kit:cancellation.nonRefundable'));
  const credits = useLive(useRemote().session).profile?.credits;
  const place = useRef<HTMLDivElement>(null);
  // The button that had the focus was removed with the form.
  useEffect(() => place.current?.querySelector<HTMLElement>('h1')?.focus(), []);
  const event = stay !== null && {
    id: reference,
    summary: stay.propertyName,
    location: stay.location,
    description: t('kit:booked.number', { reference }),
    start: stay.checkIn,
    end: stay.checkOut,
  };
  return (
    <div ref={place} className={styles.whole}>
      <Page title={t('kit:booked.title')} width="reading">
        <BookedBanner reference={reference} email={email} />
        {stay !== null && (
          <Card heading={stay.propertyName}>
            <StayFacts
              stay={stay}
              remainingFacts={[
                { label: t('summary.where'), value: stay.location },
                { label: t('summary.for'), value: guest },
                { label: t('kit:cancellation.title'), value: cancellation.words },
              ]
                .filter(({ value }) => value !== '')
                .map(({ label, value }) => ({ label, value: <bdi>{value}</bdi> }))}
            />
            {fromCredit && credits && (
              <Lazy load={loadPaidFromCredit} waiting={null} failed={null}>
                {({ PaidFromCredit }) => <PaidFromCredit total={stay.total} currency={credits.currency} />}
              </Lazy>
            )}
          </Card>
        )}
        <BookingNextSteps reference={reference} events={event === false ? [] : [event]} />
        {stay !== null && <MoreForTrip propertyId={propertyId} stay={stay} />}
      </Page>
    </div>
  );
}

/** Searches for other products for the days at a resort; nothing if its location is unknown. */
function MoreForTrip({ propertyId, stay }: { readonly propertyId: string; readonly stay: HeldStay }) {
  const { state } = useQuery(propertyId === '' ? null : resortCall(propertyId), parseResort);
  if (state.kind !== 'ready') return null;
  const { location: place, checkIn: start, checkOut: end } = stay;
  const { point } = state.value;
  return <RelatedLinks trip={{ product: 'resort', place, point, start, end, arrives: '', leaves: '', room: null }} />;
}
