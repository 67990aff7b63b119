import { useTranslation } from 'react-i18next';
import { BookedBanner } from '../../../kit/booking/booked-banner.tsx';
import { KeepBooking } from '../../../kit/booking/keep-booking.tsx';
import { Card } from '../../../kit/cards/card.tsx';
import { Price } from '../../../kit/format/price.tsx';
import { useFormat } from '../../../kit/format/use-format.ts';
import { Facts } from '../../../kit/layout/facts.tsx';
import { Page } from '../../../kit/layout/page.tsx';
import { Notice } from '../../../kit/states/notice.tsx';
import { ChargeNote } from '../checkout/charge-note.tsx';
import { BookedFacts } from './booked-facts.tsx';
import type { Booking } from './booking.ts';

export function BookingConfirmed({ booking }: { readonly booking: Booking }) {
  const { t } = useTranslation(['booking', 'kit']);
  const { list } = useFormat();
  const { referenceNumber, cancelled, email, travellers, price, choice, offer } = booking;
  const title = t(cancelled ? 'confirmation.cancelled' : 'kit:booked.title');
  return (
    <Page title={title} width="reading">
      {cancelled ? (
        <Notice tone="warning">{t('confirmation.cancelledHint', { reference: referenceNumber })}</Notice>
      ) : (
        <BookedBanner reference={referenceNumber} email={email} />
      )}
      <Card heading={booking.title}>
        {offer !== undefined && <BookedFacts offer={offer} />}
        <Facts
          of={[
            ...(choice === '' ? [] : [{ label: t('booking.choice'), value: <bdi>{choice}</bdi> }]),
            { label: t('booking.for'), value: <bdi>{list(travellers)}</bdi> },
            { label: t('price.total'), value: <Price size="text" price={price} />, strong: true },
          ]}
        />
        {price.currency === 'USD' && <ChargeNote amount={price.amount} />}
      </Card>
      <KeepBooking />
    </Page>
  );
}
