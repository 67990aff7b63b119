import { isolated } from '@livery/kit/format/isolated';
import { AuthoredText, useFormat, useRemote } from '@livery/remote';
import { Facts } from '@livery/ui/facts';
import layout from '@livery/ui/layout.module.css';
import { Picture } from '@livery/ui/picture';
import { SummaryCard } from '@livery/ui/summary-card';
import text from '@livery/ui/text.module.css';
import { useLive } from '@livery/ui/use-live';
import { useTranslation } from 'react-i18next';
import { BookingFacts } from '../details/booking-facts.tsx';
import { freeUntil } from '../offer/free-until.ts';
import type { Offer, OfferPrice } from '../offer/offer.ts';
import type { OfferChoice } from '../offer/offer-details.ts';
import { AgentFigures, dollars } from '../offer/offer-price-block.tsx';
import { definitionOf } from '../product/product.ts';

interface Props {
  readonly offer: Offer;
  readonly choice: OfferChoice | null;
  /** The price of one. */
  readonly price: OfferPrice;
  /** How many times it is charged. */
  readonly times: number;
}

/** The booked item and its price. */
export function OrderSummary({ offer, choice, price, times }: Props) {
  const { t } = useTranslation('booking');
  const { day } = useFormat();
  const free = day(freeUntil(offer, choice));
  const charged = timesPrice(price, times);
  const taxes = charged.taxesAndFees ?? 0;
  return (
    <SummaryCard heading={t('checkout.summary')} brief={dollars(charged.total)}>
      {definitionOf(offer.product).hasPictures !== false && (
        <div className={layout.picture}>
          <Picture source={offer.picture} width={480} height={200} />
        </div>
      )}
      <p className={text.strong}>
        <AuthoredText text={offer.name} />
      </p>
      <BookingFacts offer={offer} choice={choice?.name} />
      <Facts
        items={[
          ...(times > 1 ? [{ label: t('price.each', { count: times }), value: dollars(price.total) }] : []),
          ...(taxes > 0
            ? [
                { label: t('price.beforeTaxes'), value: dollars(charged.total - taxes) },
                { label: t('price.taxes'), value: dollars(taxes) },
              ]
            : []),
          { label: t('price.total'), value: dollars(charged.total), strong: true },
        ]}
      />
      <ChargeNote amount={charged.total} />
      <AgentFigures price={charged} />
      {free !== '' && <p>{t('details.freeUntil', { day: free })}</p>}
    </SummaryCard>
  );
}

/** The price of so many. */
export function timesPrice(price: OfferPrice, times: number): OfferPrice {
  const many = (amount: number | null) => (amount === null ? null : Math.round(amount * times * 100) / 100);
  return {
    ...price,
    total: Math.round(price.total * times * 100) / 100,
    published: many(price.published),
    base: many(price.base),
    taxesAndFees: many(price.taxesAndFees),
  };
}

/**
 * Explains that the charge is made in US dollars; for a price in another currency, also how old its rates are (rules
 * 7.13).
 */
export function ChargeNote({ amount }: { readonly amount: number }) {
  const { t } = useTranslation('booking');
  const { ratesDay } = useRemote();
  const { charge, day, isConverted } = useFormat();
  const asOf = isolated(day(useLive(ratesDay)));
  const inDollars = { amount, currency: 'USD' };
  const charged = isolated(charge(inDollars));
  return (
    <p>
      <small>
        {isConverted(inDollars)
          ? t('price.chargedAbout', { amount: charged, day: asOf })
          : t('price.charged', { amount: charged })}
      </small>
    </p>
  );
}
