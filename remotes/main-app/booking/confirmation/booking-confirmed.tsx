import { CircleCheckBig, Printer } from 'lucide-react';
import { Button } from '../../../kit/button.tsx';
import { ButtonLink } from '../../../kit/button-link.tsx';
import { Card } from '../../../kit/card.tsx';
import { Facts } from '../../../kit/facts.tsx';
import { Notice } from '../../../kit/notice.tsx';
import { Page } from '../../../kit/page.tsx';
import { Price } from '../../../kit/price.tsx';
import { useFormat } from '../../../kit/use-format.ts';
import { useVoice } from '../../../kit/use-voice.ts';
import { ChargeNote } from '../checkout/charge-note.tsx';
import { BookedFacts } from './booked-facts.tsx';
import type { Booking } from './booking.ts';
import styles from './booking-confirmed.module.css';
import { KeepBooking } from './keep-booking.tsx';

export function BookingConfirmed({ booking }: { readonly booking: Booking }) {
  const say = useVoice();
  const { list } = useFormat();
  const { referenceNumber, cancelled, email, travellers, price, choice, offer } = booking;
  const title = say(cancelled ? 'confirmation.cancelled' : 'confirmation.title');
  return (
    <Page title={title} width="reading">
      {!cancelled && (
        <div className={styles.banner}>
          <CircleCheckBig size={40} strokeWidth={1.5} aria-hidden="true" />
          <div>
            <p>{say('confirmation.reference')}</p>
            <p className={styles.reference}>
              <bdi>{referenceNumber}</bdi>
            </p>
            {email !== '' && <p>{say('confirmation.sent', { email })}</p>}
          </div>
        </div>
      )}
      {cancelled && <Notice tone="warning">{say('confirmation.cancelledHint', { reference: referenceNumber })}</Notice>}
      <Card heading={booking.title}>
        {offer !== undefined && <BookedFacts offer={offer} />}
        <Facts
          of={[
            ...(choice === '' ? [] : [{ label: say('booking.choice'), value: <bdi>{choice}</bdi> }]),
            { label: say('booking.for'), value: <bdi>{list(travellers)}</bdi> },
            { label: say('price.total'), value: <Price size="text" price={price} />, strong: true },
          ]}
        />
        {price.currency === 'USD' && <ChargeNote amount={price.amount} />}
      </Card>
      <KeepBooking />
      <div className={styles.actions}>
        <Button onClick={() => window.print()}>
          <Printer size={18} aria-hidden="true" />
          {say('confirmation.print')}
        </Button>
        <ButtonLink look="quiet" to="/">
          {say('kit.home')}
        </ButtonLink>
      </div>
    </Page>
  );
}
