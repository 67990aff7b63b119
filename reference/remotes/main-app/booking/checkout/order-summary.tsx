import { isolateDirection } from '@livery/contract/content/isolated';
import type { PriceParts } from '@livery/contract/market/price-parts';
import { useCancellation } from '@livery/kit/booking/use-cancellation';
import { Lazy } from '@livery/kit/lazy';
import { AgentFigures } from '@livery/kit/price/agent-figures';
import { loadPriceLines } from '@livery/kit/price/lazy-price-lines';
import { multiplyPrice } from '@livery/kit/price/price-rules';
import { AuthoredText, useFormat, useRemote } from '@livery/remote';
import { Facts } from '@livery/ui/facts';
import layout from '@livery/ui/layout.module.css';
import { Picture } from '@livery/ui/picture';
import { SummaryCard } from '@livery/ui/summary-card';
import text from '@livery/ui/text.module.css';
import { useLive } from '@livery/ui/use-live';
import { useTranslation } from 'react-i18next';
import { BookingFacts } from '../details/booking-facts.tsx';
import { freeCancellationEnd } from '../offer/free-cancellation-end.ts';
import type { Offer } from '../offer/offer.ts';
import type { OfferChoice } from '../offer/offer-details.ts';
import { dollarPrice } from '../offer/offer-price-block.tsx';
import { productDefinition } from '../product/product.ts';

interface Props {
  readonly offer: Offer;
  readonly choice: OfferChoice | null;
  /** The price of one unit; `null` until something is chosen that can be booked. */
  readonly price: PriceParts | null;
  /** How often it is charged. */
  readonly times: number;
}

/** The booked item, its price and until when it can be cancelled: the lines above the total add up to it. */
export function OrderSummary({ offer, choice, price, times }: Props) {
  const { t } = useTranslation('booking');
  const cancellation = useCancellation()(freeCancellationEnd(offer, choice));
  return (
    <SummaryCard
      heading={t('checkout.summary')}
      brief={price === null ? '' : dollarPrice(multiplyPrice(price, times).total)}
    >
      {productDefinition(offer.product).hasPictures !== false && (
        <div className={layout.picture}>
          <Picture source={offer.picture} width={480} height={200} />
        </div>
      )}
      <p className={text.strong}>
        <AuthoredText text={offer.name} />
      </p>
      <BookingFacts offer={offer} choice={choice?.name} />
      {price !== null && (
        <>
          <PriceLines price={price} times={times} />
          <p>{cancellation.words}</p>
        </>
      )}
    </SummaryCard>
  );
}

function PriceLines({ price, times }: { readonly price: PriceParts; readonly times: number }) {
  const { t } = useTranslation(['booking', 'kit']);
  const charged = multiplyPrice(price, times);
  const taxes = charged.taxesAndFees ?? 0;
  return (
    <>
      <Facts
        items={[
          ...(times > 1 ? [{ label: t('price.each', { count: times }), value: dollarPrice(price.total) }] : []),
          ...(taxes > 0
            ? [
                { label: t('price.beforeTaxes'), value: renderPricePart(charged, taxes, 0) },
                { label: t('kit:price.taxes'), value: renderPricePart(charged, taxes, 1) },
              ]
            : []),
          { label: t('price.total'), value: dollarPrice(charged.total), strong: true },
        ]}
      />
      <AgentFigures price={charged} />
    </>
  );
}

/** The price before taxes, or the taxes: both add up to the total. */
function renderPricePart(price: PriceParts, taxes: number, index: 0 | 1) {
  const parts = [price.total - taxes, taxes] as const;
  return (
    <Lazy load={loadPriceLines} waiting={dollarPrice(parts[index])} level={3}>
      {({ PricePart }) => <PricePart total={{ amount: price.total, currency: 'USD' }} parts={parts} index={index} />}
    </Lazy>
  );
}

/**
 * Explains that the charge is in US dollars and, for a price in another currency, how old the rates are (rules 7.13).
 */
export function ChargeNote({ amount }: { readonly amount: number }) {
  const { t } = useTranslation('booking');
  const { ratesDay } = useRemote();
  const { charge, day, isConverted } = useFormat();
  const asOf = isolateDirection(day(useLive(ratesDay)));
  const inDollars = { amount, currency: 'USD' };
  const charged = isolateDirection(charge(inDollars));
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
