import { isolateDirection } from '@livery/contract/content/isolated';
import { BookedBanner } from '@livery/kit/booking/booked-banner';
import { BookingNextSteps } from '@livery/kit/booking/booking-next-steps';
import { RelatedLinks } from '@livery/kit/booking/related-links';
import { useCancellation } from '@livery/kit/booking/use-cancellation';
import { Price } from '@livery/kit/format/price';
import { AgentFigures } from '@livery/kit/price/agent-figures';
import { FailedState, NotFoundState, Page, useFormat, useQuery, useToday } from '@livery/remote';
import { Card } from '@livery/ui/card';
import { Facts } from '@livery/ui/facts';
import { Notice } from '@livery/ui/notice';
import { Skeleton } from '@livery/ui/skeleton';
import { useTranslation } from 'react-i18next';
import { ItemPage, isRefused } from '../../item-page.tsx';
import { ChargeNote } from '../checkout/order-summary.tsx';
import type { Product } from '../offer/offer.ts';
import { productDefinition } from '../product/product.ts';
import { readBookedEmail } from './booked-email.ts';
import { BookedFacts } from './booked-facts.tsx';
import { bookedTrip } from './booked-trip.ts';
import { bookingEvents } from './booking-events.ts';
import { type Booking, parseBooking } from './booking-wire.ts';

interface Props {
  readonly product: Product;
  readonly referenceNumber: string;
}

/**
 * The confirmation of a booking. In the tab that booked it, its number is shown immediately, even if the rest can't be
 * loaded.
 */
export function ConfirmationScreen({ product, referenceNumber }: Props) {
  const { t } = useTranslation('booking');
  const email = readBookedEmail(referenceNumber);
  const path = '/api/reference/bookings/';
  const query = useQuery(
    referenceNumber === ''
      ? null
      : email === ''
        ? { method: 'GET', path: path + encodeURIComponent(referenceNumber) }
        : { method: 'POST', path: `${path}find`, body: { referenceNumber, email } },
    parseBooking,
  );
  if (email !== '' && query.state.kind !== 'ready') {
    return (
      <Page title={t('confirmation.waiting')} width="reading">
        <BookedBanner reference={referenceNumber} email={email} />
        {query.state.kind === 'loading' ? (
          <Skeleton count={6} />
        ) : (
          <>
            <FailedState failure={query.state.failure} heading={t('confirmation.failed')} onRetry={query.retry} />
            <BookingNextSteps reference={referenceNumber} events={[]} />
          </>
        )}
      </Page>
    );
  }
  return (
    <ItemPage
      query={query}
      gone={referenceNumber === '' || isRefused(query.state)}
      missing={
        <NotFoundState
          heading={t('confirmation.missing')}
          to={productDefinition(product).pages.base}
          action={t('gone.search')}
        />
      }
      loading={
        <Page title={t('confirmation.waiting')} width="reading">
          <Skeleton count={6} />
        </Page>
      }
      failed={t('confirmation.failed')}
    >
      {(booking) => <BookingConfirmed booking={booking} />}
    </ItemPage>
  );
}

function BookingConfirmed({ booking }: { readonly booking: Booking }) {
  const { t } = useTranslation(['booking', 'kit']);
  const { list, charge } = useFormat();
  const today = useToday().toString();
  const { referenceNumber, cancelled, email, travellers, price, choice, payment } = booking;
  const lastDay = booking.end || booking.start;
  const credit = payment !== null && 'credit' in payment ? payment.credit : null;
  const title = t(cancelled ? 'confirmation.cancelled' : 'kit:booked.title');
  const cancellation = useCancellation()(booking.freeCancellationUntil, t('kit:cancellation.nonRefundable'));
  const isPast = lastDay !== '' && lastDay < today;
  const isOver = isPast || cancellation.terms === 'over';
  const trip = bookedTrip(booking);
  const events = bookingEvents(booking, t('kit:booked.number', { reference: referenceNumber }));
  return (
    <Page title={title} width="reading">
      {cancelled ? (
        <Notice tone="warning">{t('confirmation.cancelledHint', { reference: referenceNumber })}</Notice>
      ) : (
        <BookedBanner reference={referenceNumber} email={email} />
      )}
      <Card heading={booking.title}>
        <BookedFacts booking={booking} />
        <Facts
          items={[
            ...(choice === ''
              ? []
              : [
                  {
                    label: t(booking.product === 'activity' ? 'booking.start' : 'booking.choice'),
                    value: <bdi>{choice}</bdi>,
                  },
                ]),
            { label: t('booking.for'), value: list(travellers.map(isolateDirection)) },
            ...(cancelled || isOver ? [] : [{ label: t('kit:cancellation.title'), value: cancellation.words }]),
            ...(price === null
              ? []
              : [{ label: t('price.total'), value: <Price size="text" price={price} />, strong: true }]),
            ...(credit === null
              ? []
              : [
                  {
                    label: t('confirmation.paidWith'),
                    value: t('confirmation.credit', { amount: isolateDirection(charge(credit)) }),
                  },
                ]),
          ]}
        />
        {booking.offerPrice !== null && <AgentFigures price={booking.offerPrice} />}
        {!cancelled && !isPast && credit === null && price?.currency === 'USD' && <ChargeNote amount={price.amount} />}
      </Card>
      <BookingNextSteps reference={referenceNumber} events={cancelled ? [] : events} />
      {trip !== null && <RelatedLinks trip={trip} />}
    </Page>
  );
}
