import { BookedBanner } from '@livery/kit/booking/booked-banner';
import { BookingNextSteps } from '@livery/kit/booking/booking-next-steps';
import { Page } from '@livery/remote';
import { Card } from '@livery/ui/card';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './checkout.module.css';
import type { HoldStay } from './hold.ts';
import { StayFacts } from './stay-summary.tsx';

interface Props {
  readonly reference: string;
  /** `null` where the service returned none. */
  readonly stay: HoldStay | null;
  /** Empty when the page is opened again later. */
  readonly email: string;
}

/** A stay that is booked. */
export function Booked({ reference, stay, email }: Props) {
  const { t } = useTranslation(['resort', 'kit']);
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
            <StayFacts stay={stay} />
          </Card>
        )}
        <BookingNextSteps reference={reference} events={event === false ? [] : [event]} />
      </Page>
    </div>
  );
}
