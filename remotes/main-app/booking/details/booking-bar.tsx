import { ButtonLink } from '../../../kit/buttons/button-link.tsx';
import { Price } from '../../../kit/format/price.tsx';
import { useLive } from '../../../kit/use-live.ts';
import { useRemote } from '../../../kit/use-remote.ts';
import type { OfferPrice } from '../offer/offer.ts';
import styles from './booking-bar.module.css';

interface Props {
  readonly price: OfferPrice;
  /** The next step; `null` where all is sold. */
  readonly to: string | null;
  readonly action: string;
}

/** On a phone, where the booking's card is far below: what it costs and the way on, always at hand. */
export function BookingBar({ price, to, action }: Props) {
  const { showsPrices } = useLive(useRemote().session);
  return (
    <div className={styles.bar}>
      <Price price={{ amount: price.total, currency: 'USD' }} />
      {to !== null && showsPrices && (
        <ButtonLink look="primary" to={to}>
          {action}
        </ButtonLink>
      )}
    </div>
  );
}
