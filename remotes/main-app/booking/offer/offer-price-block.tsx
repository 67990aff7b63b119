import { Price } from '../../../kit/format/price.tsx';
import { AgentFigures } from './agent-figures.tsx';
import type { Offer, OfferPrice } from './offer.ts';
import styles from './offer-price.module.css';
import { publishedOf } from './published-of.ts';
import { useOfferWords } from './use-offer-words.ts';

interface Props {
  readonly offer: Offer;
  /** Of a choice; the offer's own without it. */
  readonly price?: OfferPrice;
}

/** What an offer costs, and what that is for. */
export function OfferPriceBlock({ offer, price = offer.price }: Props) {
  const { priceNote } = useOfferWords();
  const published = publishedOf(price);
  return (
    <div className={styles.place}>
      <Price
        price={{ amount: price.total, currency: 'USD' }}
        was={published === null ? null : { amount: published, currency: 'USD' }}
        note={priceNote(offer)}
      />
      <AgentFigures price={price} />
    </div>
  );
}
