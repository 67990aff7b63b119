import { isolateDirection } from '@livery/contract/content/isolated';
import { useCancellation } from '@livery/kit/booking/use-cancellation';
import { Price } from '@livery/kit/format/price';
import { AuthoredText, Translations, useFormat, useRemote, useToday } from '@livery/remote';
import { Facts } from '@livery/ui/facts';
import { Skeleton } from '@livery/ui/skeleton';
import { useLive } from '@livery/ui/use-live';
import { useTranslation } from 'react-i18next';
import { BOOKING_MESSAGES } from '../../booking/booking-messages.ts';
import { BookedFacts } from '../../booking/confirmation/booked-facts.tsx';
import type { FactLine } from '../../booking/product/definition.ts';
import { factItems } from '../../booking/product/fact-items.tsx';
import { linkCell } from '../common/paged-table.tsx';
import { itemPath } from '../common/paths.ts';
import { canBeCancelled } from './trip-phase.ts';
import type { Trip } from './trip-wire.ts';

const MESSAGE_FILES = [BOOKING_MESSAGES];

/** The facts of a booking: first of the booked product, then of the booking. */
export function TripFacts({ trip }: { readonly trip: Trip }) {
  return (
    <>
      <Translations files={MESSAGE_FILES} loading={<Skeleton count={4} />}>
        <BookedFacts booking={trip} />
      </Translations>
      <TripOnlyFacts trip={trip} />
    </>
  );
}

function TripOnlyFacts({ trip }: { readonly trip: Trip }) {
  const { t } = useTranslation(['account', 'kit']);
  const { day, list, charge } = useFormat();
  const cancellationOf = useCancellation();
  const { profile } = useLive(useRemote().session);
  const today = useToday().toString();
  const lines: readonly FactLine[] = [
    { label: t('trip.reference'), value: trip.referenceNumber },
    { label: t('trip.product'), value: t(`product.${trip.product}`) },
    { label: t(trip.product === 'activity' ? 'trip.start' : 'trip.choice'), value: trip.choice },
    { label: t('trip.travellers'), value: list(trip.travellers.map(isolateDirection)), inParts: true },
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
        ...factItems(lines),
        ...(trip.proposal !== null && profile?.isTravelAgent === true
          ? [
              {
                label: t('proposals.one'),
                value: linkCell(itemPath('/proposals', trip.proposal.id), <AuthoredText text={trip.proposal.title} />),
              },
              { label: t('agents.one'), value: <bdi>{trip.proposal.by}</bdi> },
            ]
          : []),
        ...(trip.price === null
          ? []
          : [{ label: t('trip.total'), value: <Price size="text" price={trip.price} />, strong: true }]),
        ...(trip.cancelled && trip.refund !== null
          ? [{ label: t('trip.paidBack'), value: <Price size="text" price={trip.refund} /> }]
          : []),
      ]}
    />
  );

  /**
   * The last day of free cancellation; that there is no refund any more; or the advice to ask, if neither is known. The
   * empty text if it can't be cancelled, or if the cancellation names the refund.
   */
  function cancellation(): string {
    if (!canBeCancelled(trip, today)) return '';
    const { freeCancellationUntil: until, refund } = trip;
    const costs = refund?.amount === 0 ? t('kit:cancellation.nonRefundable') : '';
    const { terms, words } = cancellationOf(until, costs);
    return terms === 'over' || (terms === 'unknown' && refund !== null) ? costs : words;
  }

  function paidWith(): string {
    const { payment } = trip;
    if (payment === null) return '';
    if ('credit' in payment) return t('trip.credit', { amount: isolateDirection(charge(payment.credit)) });
    return /^\d{4}$/.test(payment.last4) ? t('trip.card', { digits: isolateDirection(payment.last4) }) : '';
  }
}
