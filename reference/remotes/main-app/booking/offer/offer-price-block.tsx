import type { PriceParts } from '@livery/contract/market/price-parts';
import { Price } from '@livery/kit/format/price';
import { AgentFigures } from '@livery/kit/price/agent-figures';
import { strikethroughPrice } from '@livery/kit/price/price-rules';
import { useFormat, useRemote } from '@livery/remote';
import { Badge } from '@livery/ui/badge';
import { useLive } from '@livery/ui/use-live';
import { useTranslation } from 'react-i18next';
import { priceNote } from '../product/price-note.ts';
import { useProductTexts } from '../product/use-product-texts.ts';
import type { Offer } from './offer.ts';
import styles from './offer-price.module.css';

interface Props {
  readonly offer: Offer;
  /** The price of the chosen option; by default the offer's price. */
  readonly price?: PriceParts;
}

/** The price of an offer, and its unit. */
export function OfferPriceBlock({ offer, price = offer.price }: Props) {
  const texts = useProductTexts();
  const publishedPrice = strikethroughPrice(price);
  return (
    <div className={styles.place}>
      <Price
        price={{ amount: price.total, currency: 'USD' }}
        previousPrice={publishedPrice === null ? null : { amount: publishedPrice, currency: 'USD' }}
        note={priceNote(offer, [price], texts)}
      />
      <AgentFigures price={price} />
    </div>
  );
}

/** An amount of US dollars among other texts. */
export function dollarPrice(amount: number) {
  return <Price size="text" price={{ amount, currency: 'USD' }} />;
}

/** The discount from the published price; nothing for visitors who may not see prices. */
export function DiscountBadge({ price }: { readonly price: PriceParts }) {
  const { t } = useTranslation('booking');
  const { percent } = useFormat();
  const { showsPrices } = useLive(useRemote().session);
  const percentOff = Math.floor(price.discountPercentage ?? 0);
  if (!showsPrices || percentOff < 1 || strikethroughPrice(price) === null) return null;
  return <Badge tone="brand">{t('price.discount', { percent: percent(percentOff / 100) })}</Badge>;
}
