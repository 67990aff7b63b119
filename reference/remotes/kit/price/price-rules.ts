import type { PriceParts } from '@livery/contract/market/price-parts';
import type { UserProfile } from '@livery/remote';

/** The published price to show struck through, if it exceeds the total by at least a cent (rules 5.3). */
export function strikethroughPrice({ published, total }: PriceParts): number | null {
  return published !== null && published - total >= 0.01 ? published : null;
}

/** The agency's costs and earnings for an offer. */
export interface AgentFigures {
  readonly wholesale: number;
  /** Wholesale, markup and taxes add up to the total. `null` if the markup is unknown or negative. */
  readonly markup: { readonly amount: number; readonly taxes: number; readonly percentage: number | null } | null;
}

/** The agent's figures of a price; `null` for anybody else (rules §5). */
export function agentFigures(
  { base, total, taxesAndFees, markupPercentage }: Omit<PriceParts, 'published' | 'discountPercentage'>,
  profile: Pick<UserProfile, 'isTravelAgent' | 'isRestrictedAgent'> | null,
): AgentFigures | null {
  if (profile?.isTravelAgent !== true || profile.isRestrictedAgent !== false || base === null) return null;
  if (taxesAndFees === null) return { wholesale: base, markup: null };
  const amount = roundToCents(total - base - taxesAndFees);
  return {
    wholesale: base,
    markup: amount < 0 ? null : { amount, taxes: taxesAndFees, percentage: markupPercentage },
  };
}

/** The price of several; its parts are multiplied too. */
export function multiplyPrice(price: PriceParts, times: number): PriceParts {
  const totalFor = (amount: number | null) => (amount === null ? null : roundToCents(amount * times));
  return {
    ...price,
    total: roundToCents(price.total * times),
    published: totalFor(price.published),
    base: totalFor(price.base),
    taxesAndFees: totalFor(price.taxesAndFees),
  };
}

function roundToCents(amount: number): number {
  return Math.round(amount * 100) / 100;
}
