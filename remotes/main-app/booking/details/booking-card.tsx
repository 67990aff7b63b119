import { useTranslation } from 'react-i18next';
import { ButtonLink } from '../../../kit/buttons/button-link.tsx';
import { Card } from '../../../kit/cards/card.tsx';
import { AuthoredText } from '../../../kit/format/authored-text.tsx';
import { useFormat } from '../../../kit/format/use-format.ts';
import { Badge } from '../../../kit/layout/badge.tsx';
import { useLive } from '../../../kit/use-live.ts';
import { useRemote } from '../../../kit/use-remote.ts';
import type { Offer, OfferChoice } from '../offer/offer.ts';
import { OfferPriceBlock } from '../offer/offer-price-block.tsx';
import { useOfferWords } from '../offer/use-offer-words.ts';
import styles from './booking-card.module.css';

interface Props {
  readonly offer: Offer;
  readonly choice: OfferChoice | null;
  /** The next step; `null` where all is sold. */
  readonly to: string | null;
  readonly action: string;
}

/** What it costs as it was chosen, and the way on. */
export function BookingCard({ offer, choice, to, action }: Props) {
  const { t } = useTranslation('booking');
  const { when } = useOfferWords();
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
