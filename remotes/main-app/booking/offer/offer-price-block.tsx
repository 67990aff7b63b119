import { Price } from '@livery/kit/format/price';
import { useFormat, useRemote } from '@livery/remote';
import { Badge } from '@livery/ui/badge';
import { Facts } from '@livery/ui/facts';
import { useLive } from '@livery/ui/use-live';
import { useTranslation } from 'react-i18next';
import { definitionOf } from '../product/product.ts';
import { useProductTexts } from '../product/use-product-texts.ts';
import type { Offer, OfferPrice } from './offer.ts';
import styles from './offer-price.module.css';
import { agentFigures, publishedOf } from './price-rules.ts';

interface Props {
  readonly offer: Offer;
  /** The price of the chosen option; by default the offer's own. */
  readonly price?: OfferPrice;
}

/** The price of an offer, and its unit. */
export function OfferPriceBlock({ offer, price = offer.price }: Props) {
  const texts = useProductTexts();
  const published = publishedOf(price);
  return (
    <div className={styles.place}>
      <Price
        price={{ amount: price.total, currency: 'USD' }}
        previousPrice={published === null ? null : { amount: published, currency: 'USD' }}
        note={definitionOf(offer.product).priceNote(offer, texts)}
      />
      <AgentFigures price={price} />
    </div>
  );
}

/** What the agency pays and earns, for travel agents who are not restricted; a loss is not shown (rules §5). */
export function AgentFigures({ price }: { readonly price: OfferPrice }) {
  const { t } = useTranslation('booking');
  const { showsPrices, profile } = useLive(useRemote().session);
  const figures = showsPrices ? agentFigures(price, profile) : null;
  if (figures === null) return null;
  const { wholesale, markup } = figures;
  return (
    <div className={styles.agents}>
      <Facts
        items={[
          { label: t('price.wholesale'), value: dollars(wholesale) },
          ...(markup === null ? [] : [{ label: t('price.markup'), value: dollars(markup) }]),
        ]}
      />
    </div>
  );
}

/** An amount of US dollars among other texts. */
export function dollars(amount: number) {
  return <Price size="text" price={{ amount, currency: 'USD' }} />;
}

/** The discount from the published price; nothing for visitors who may not see prices. */
export function DiscountBadge({ price }: { readonly price: OfferPrice }) {
  const { t } = useTranslation('booking');
  const { percent } = useFormat();
  const { showsPrices } = useLive(useRemote().session);
  const percentOff = Math.floor(price.discountPercentage ?? 0);
  if (!showsPrices || percentOff < 1 || publishedOf(price) === null) return null;
  return <Badge tone="brand">{t('price.discount', { percent: percent(percentOff / 100) })}</Badge>;
}
