import { useCancellation } from '@livery/kit/booking/use-cancellation';
import { Price } from '@livery/kit/format/price';
import { AuthoredText, ButtonLink, useRemote } from '@livery/remote';
import { Badge } from '@livery/ui/badge';
import { Card } from '@livery/ui/card';
import { Columns } from '@livery/ui/columns';
import { RangeWords } from '@livery/ui/range-words';
import { useLive } from '@livery/ui/use-live';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Offer } from '../offer/offer.ts';
import type { OfferChoice } from '../offer/offer-details.ts';
import { OfferPriceBlock } from '../offer/offer-price-block.tsx';
import { productDefinition } from '../product/product.ts';
import { useProductTexts } from '../product/use-product-texts.ts';
import styles from './booking-card.module.css';

interface Props {
  /** The offer with the chosen option. */
  readonly offer: Offer;
  readonly choice: OfferChoice | null;
  /** The address of the next step; `null` if everything is sold out. */
  readonly to: string | null;
  readonly action: string;
  readonly children: ReactNode;
}

/** A step, next to it the price of the current choice and the link to the next step. */
export function BookingColumns({ offer, choice, to, action, children }: Props) {
  const { t } = useTranslation('booking');
  const texts = useProductTexts();
  const { showsPrices } = useLive(useRemote().session);
  const price = choice?.price ?? offer.price;
  const cancellation = useCancellation()(offer.freeCancellationUntil);
  const definition = productDefinition(offer.product);
  const guests = definition.guests?.(offer, texts) ?? '';
  const card = (
    <Card>
      <OfferPriceBlock offer={offer} price={price} />
      <div className={styles.lines}>
        <p>
          <RangeWords words={definition.when(offer, texts)} />
        </p>
        {guests !== '' && <p>{guests}</p>}
        {choice !== null && (
          <p>
            <AuthoredText text={choice.name} />
          </p>
        )}
        {cancellation.terms === 'free' && <p className={styles.free}>{cancellation.words}</p>}
      </div>
      {to === null && (
        <div>
          <Badge>{t('choices.soldOut')}</Badge>
        </div>
      )}
      {to !== null && showsPrices && (
        <div className={styles.wide}>
          <ButtonLink variant="primary" fullWidth to={to}>
            {action}
          </ButtonLink>
        </div>
      )}
    </Card>
  );
  return (
    <div>
      <Columns aside={card}>{children}</Columns>
      {/* On phones the card is far below, so a sticky bar also has the price and the link. */}
      <div className={styles.bar}>
        <Price price={{ amount: price.total, currency: 'USD' }} />
        {to !== null && showsPrices && (
          <ButtonLink variant="primary" to={to}>
            {action}
          </ButtonLink>
        )}
      </div>
    </div>
  );
}
