import * as v from 'valibot';
import type { CurrencyStore } from '../../application/market/currency-store.port.ts';
import type { KeyValueStorage } from '../../application/shared/key-value-storage.port.ts';
import { STORED_KEYS } from '../../application/shared/stored-keys.ts';
import { wireCurrencyChoice } from './currency-choice-wire.ts';

/** The key of specification §4; readings 12. */
const KEY = STORED_KEYS.currency.name;

const storedChoice = v.pipe(v.string(), v.parseJson(), wireCurrencyChoice);

/** Keeps the traveller's currency as JSON under `currency`. */
export function storageCurrencyStore(storage: KeyValueStorage): CurrencyStore {
  return {
    read() {
      const stored = v.safeParse(storedChoice, storage.read(KEY));
      return stored.success ? stored.output : undefined;
    },
    write: ({ currency, country }) => storage.write(KEY, JSON.stringify({ currency, country })),
    clear: () => storage.remove(KEY),
  };
}
