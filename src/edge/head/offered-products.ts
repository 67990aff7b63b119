import { currencyDigits } from '@livery/contract/market/amount-formatter';
import { DEAL_CURRENCY } from '@livery/contract/market/currency-choice';
import { isPrintable } from '@livery/contract/market/format-money';
import type { Product } from 'schema-dts';
import type { DealLists } from '../../application/deals/deals.ts';
import type { Shell } from '../../application/shell.ts';
import { safeLink } from '../../domain/agency/safe-link.ts';
import { dealLink } from '../../domain/deals/deal-link.ts';
import type { DealOfTab } from '../../domain/deals/deal-products.ts';
import { type DealProduct, productForTab, type TabWithDeals, tabForProduct } from '../../domain/deals/deal-tab.ts';
import { type DealRates, priceRows } from '../../domain/deals/price-rows.ts';

/** The identifier of an agency in the structured data of its pages. */
export function agencyId(origin: string): string {
  return `${origin}/#agency`;
}

/** The number that the home page shows first. */
const MAX_OFFERS = 12;

interface NamedDeal {
  readonly name: string;
  /** From the API, untrusted, as is the link. */
  readonly picture: string;
  readonly link: string;
  readonly rates: DealRates;
}

type OfferedProductsOptions = Pick<Shell, 'deals' | 'market'>;

/**
 * The deals of the home page for search engines, with the price and currency that their cards show. Deals whose price
 * isn't shown are left out, so there are none if this request may not see prices.
 */
export function offeredProducts({ deals, market }: OfferedProductsOptions, origin: string): readonly Product[] {
  const tab = deals.tab.now();
  const product = tab === null ? null : productForTab(tab);
  const prices = market.prices.now();
  if (product === null || !deals.showsPrices.now() || prices.pending) return [];

  return namedDeals(deals, tabForProduct(product))
    .slice(0, MAX_OFFERS)
    .flatMap((deal) => {
      const total = priceRows(deal.rates, { agentFigures: false }).find(({ kind }) => kind === 'total');
      if (total === undefined) return [];
      const { shown } = prices.display({ amount: total.amount, currency: DEAL_CURRENCY });
      return isPrintable(shown) ? [productOffer(deal, product, origin, shown)] : [];
    });
}

function productOffer(
  { name, picture, link }: NamedDeal,
  product: DealProduct,
  origin: string,
  { amount, currency }: { readonly amount: number; readonly currency: string },
): Product {
  const image = safeLink('image', picture);
  const path = dealLink(link, product);
  const url = path === null ? {} : { url: new URL(path, origin).href };
  return {
    '@type': 'Product',
    name: name.trim(),
    ...(image !== null && { image: new URL(image, origin).href }),
    ...url,
    offers: {
      '@type': 'Offer',
      price: amount.toFixed(currencyDigits(currency)),
      priceCurrency: currency,
      // The API only lists deals that can be booked.
      availability: 'https://schema.org/InStock',
      seller: { '@id': agencyId(origin) },
      ...url,
    },
  };
}

/** The name and the picture of each product's deals. */
const DEAL_HEADLINES: { readonly [T in TabWithDeals]: (deal: DealOfTab<T>) => Pick<NamedDeal, 'name' | 'picture'> } = {
  hotels: ({ name, heroImage }) => ({ name, picture: heroImage }),
  activities: ({ title, image }) => ({ name: title, picture: image }),
  cars: ({ name, picture }) => ({ name, picture }),
};

function namedDeals<T extends TabWithDeals>(deals: DealLists, tab: T): readonly NamedDeal[] {
  const state = deals[tab].state.now();
  return state.kind === 'list'
    ? state.deals.map((deal) => ({ link: deal.link, rates: deal.rates, ...DEAL_HEADLINES[tab](deal) }))
    : [];
}
