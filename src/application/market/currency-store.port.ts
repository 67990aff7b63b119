import type { CurrencyChoice } from '../../domain/market/currency-choice.ts';
import type { Result } from '../../domain/shared/result.ts';
import type { StorageRefused } from '../shared/storage-refused.ts';

/**
 * Remembers the traveller's currency between visits.
 *
 * What is written is what is read; a missing, damaged or unknown value reads as
 * `undefined`. Held to tests/contracts/storage.contract.ts.
 */
export interface CurrencyStore {
  read(): CurrencyChoice | undefined;
  /** Fails where storage is refused, as in private browsing; the choice then lasts as long as the page. */
  write(choice: CurrencyChoice): Result<void, StorageRefused>;
  clear(): void;
}
