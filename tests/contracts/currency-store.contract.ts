import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { CurrencyStore } from '../../src/application/market/currency-store.port.ts';
import type { KeyValueStorage } from '../../src/application/shared/key-value-storage.port.ts';
import { anyChoice } from '../support/market-arbitraries.ts';
import { runs } from '../support/runs.ts';

/**
 * What every currency store owes.
 *
 * @param make a store over a storage that is empty
 */
export function currencyStoreContract(
  name: string,
  make: () => { store: CurrencyStore; storage: KeyValueStorage },
): void {
  describe(`${name} keeps the currency store's contract`, () => {
    it('reads nothing where nothing was written, or after it was cleared', () => {
      const { store } = make();
      expect(store.read()).toBeUndefined();
      store.write({ currency: 'EUR', country: 'DE' });
      store.clear();
      expect(store.read()).toBeUndefined();
    });

    it('reads what was written', () => {
      fc.assert(
        fc.property(anyChoice, (choice) => {
          const { store } = make();
          expect(store.write(choice)).toEqual({ ok: true, value: undefined });
          expect(store.read()).toEqual(choice);
        }),
        { numRuns: runs(12) },
      );
    });

    it.each(['', 'EUR', '{', 'null', '[]', '{"currency":"EUR"}', '{"currency":"eur","country":"DE"}'])(
      'reads %j as nothing: it is damaged',
      (kept) => {
        const { store, storage } = make();
        storage.write('currency', kept);
        expect(store.read()).toBeUndefined();
      },
    );
  });
}
