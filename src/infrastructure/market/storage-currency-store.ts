import * as v from 'valibot';
import type { CurrencyStore } from '../../application/market/currency-store.port.ts';
import type { KeyValueStorage } from '../../application/shared/key-value-storage.port.ts';

/** The key of specification §4; readings 12. */
const KEY = 'currency';

const wireChoice = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({
    currency: v.pipe(v.string(), v.regex(/^[A-Z]{3}$/)),
    country: v.pipe(v.string(), v.regex(/^[A-Z]{2}$/)),
  }),
);

/** Keeps the traveller's currency as JSON under `currency`. */
export function storageCurrencyStore(storage: KeyValueStorage): CurrencyStore {
  return {
    read() {
      const stored = v.safeParse(wireChoice, storage.read(KEY));
      return stored.success ? stored.output : undefined;
    },
  };
}
