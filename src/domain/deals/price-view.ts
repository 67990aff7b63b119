import type { Agency } from '../agency/agency.ts';
import type { UserProfile } from '../session/user-profile.ts';
import { DEAL_CURRENCY } from './deal-currency.ts';
import type { DealRates } from './deal-rates.ts';
import { showsPrices } from './price-gate.ts';
import { priceRows } from './price-rows.ts';
import { seesAgentFigures } from './sees-agent-figures.ts';

/** Everything that one visitor learns of a deal's price. */
export interface PriceView {
  readonly rows: readonly { readonly label: string; readonly amount: number; readonly currency: 'USD' }[];
  /** The rows are withheld, and Reveal Price stands in their place. */
  readonly reveal: boolean;
}

/**
 * The price of a deal as one visitor of an agency sees it; it is the same rule
 * for every product.
 *
 * @param user `null` for a visitor who is not signed in
 * @see specification §5; readings 30
 */
export function priceView(
  rates: DealRates,
  agency: Pick<Agency, 'allowsNonLoginFlow'>,
  user: Pick<UserProfile, 'isTravelAgent' | 'isRestrictedAgent'> | null,
): PriceView {
  if (!showsPrices(agency, user !== null)) return { rows: [], reveal: true };
  const rows = priceRows(rates, { agentFigures: seesAgentFigures(user) });
  return { rows: rows.map(({ label, amount }) => ({ label, amount, currency: DEAL_CURRENCY })), reveal: false };
}
