import type { CurrencyChoice } from '../../domain/market/currency-choice.ts';

/**
 * Remembers the traveller's currency between visits.
 *
 * A missing, damaged or unknown value reads as `undefined`. Held to
 * tests/contracts/currency-store.contract.ts.
 */
export interface CurrencyStore {
  read(): CurrencyChoice | undefined;
}
