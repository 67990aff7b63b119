import { useTranslation } from 'react-i18next';
import { ButtonLink } from '../../../kit/buttons/button-link.tsx';
import { Card } from '../../../kit/cards/card.tsx';
import { AuthoredText } from '../../../kit/format/authored-text.tsx';
import { Price } from '../../../kit/format/price.tsx';
import { useFormat } from '../../../kit/format/use-format.ts';
import { Badge } from '../../../kit/layout/badge.tsx';
import { useLive } from '../../../kit/use-live.ts';
import { useRemote } from '../../../kit/use-remote.ts';
import type { Offer, OfferChoice, OfferPrice } from '../offer/offer.ts';
import { OfferPriceBlock } from '../offer/offer-price-block.tsx';
import { useOfferTexts } from '../offer/use-offer-texts.ts';
import styles from './booking-card.module.css';

interface Props {
  readonly offer: Offer;
  readonly choice: OfferChoice | null;
  /** The next step; `null` where all is sold. */
  readonly to: string | null;
  readonly action: string;
}

/** The price of the present choice, and the link to the next step. */
export function BookingCard({ offer, choice, to, action }: Props) {
  const { t } = useTranslation('booking');
  const { when } = useOfferTexts();
  const { day } = useFormat();
  const { showsPrices } = useLive(useRemote().session);
  const free = day(offer.freeCancellationUntil);
  return (
    <Card>
      <OfferPriceBlock offer={offer} price={choice?.price ?? offer.price} />
      <div className={styles.lines}>
        <p>{when(offer)}</p>
        {choice !== null && (
          <p>
            <AuthoredText text={choice.name} />
          </p>
        )}
        {free !== '' && <p className={styles.free}>{t('details.freeUntil', { day: free })}</p>}
      </div>
      {to === null && <Badge>{t('choices.soldOut')}</Badge>}
      {to !== null && showsPrices && (
        <div className={styles.wide}>
          <ButtonLink look="primary" whole to={to}>
            {action}
          </ButtonLink>
        </div>
      )}
    </Card>
  );
}

interface BookingBarProps {
  readonly price: OfferPrice;
  /** The next step; `null` where all is sold. */
  readonly to: string | null;
  readonly action: string;
}

/** On phones, a sticky bar with the price and the link to the next step, since the booking card is far below. */
export function BookingBar({ price, to, action }: BookingBarProps) {
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
