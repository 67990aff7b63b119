import { CircleCheckBig, Printer } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Button } from '../../kit/button.tsx';
import { ButtonLink } from '../../kit/button-link.tsx';
import { Card } from '../../kit/card.tsx';
import { Page } from '../../kit/page.tsx';
import { useVoice } from '../../kit/use-voice.ts';
import styles from './checkout.module.css';
import type { HeldStay } from './hold.ts';
import { KeepBooking } from './keep-booking.tsx';
import { StayFacts } from './stay-facts.tsx';

interface Props {
  readonly reference: string;
  readonly stay: HeldStay;
  /** The empty text for whoever comes back later. */
  readonly email: string;
}

/** It is booked: the reference number, to keep. */
export function Booked({ reference, stay, email }: Props) {
  const say = useVoice();
  const place = useRef<HTMLDivElement>(null);
  // The button that had the focus is gone with the form.
  useEffect(() => place.current?.querySelector<HTMLElement>('h1')?.focus(), []);
  return (
    <div ref={place} className={styles.whole}>
      <Page title={say('booked.title')} width="reading">
        <div className={styles.success}>
          <CircleCheckBig size={40} strokeWidth={1.5} aria-hidden="true" />
          <div>
            <p>{say('booked.reference')}</p>
            <p className={styles.reference}>
              <bdi>{reference}</bdi>
            </p>
            {email !== '' && <p>{say('booked.sent', { email })}</p>}
          </div>
        </div>
        <Card heading={stay.propertyName}>
          <StayFacts stay={stay} />
        </Card>
        <KeepBooking />
        <div className={styles.actions}>
          <Button onClick={() => window.print()}>
            <Printer size={18} aria-hidden="true" />
            {say('booked.print')}
          </Button>
          <ButtonLink look="quiet" to="/">
            {say('kit.home')}
          </ButtonLink>
        </div>
      </Page>
    </div>
  );
}
