import { describe, expect, it } from 'vitest';
import type { CurrencySource } from '../../src/application/market/currency-source.port.ts';
import { answerTo, type MakeSource } from './source-answers.ts';

/** What every currency source owes, whichever way it asks. */
export function currencySourceContract(name: string, make: MakeSource<CurrencySource>): void {
  const enabled = (wire: unknown) => answerTo(make, wire, (source, signal) => source.enabled(signal));

  describe(`${name} keeps the currency source's contract`, () => {
    it('hands on each currency, with its country where one is told', async () => {
      expect(await enabled({ data: [{ currency: 'EUR', code: 'DE' }, { currency: 'usd' }] })).toEqual({
        ok: true,
        value: [
          { currency: 'EUR', country: 'DE' },
          { currency: 'USD', country: undefined },
        ],
      });
    });

    it('takes an empty list for a good answer', async () => {
      expect(await enabled({ data: [] })).toEqual({ ok: true, value: [] });
      expect(await enabled({ data: null })).toEqual({ ok: true, value: [] });
    });

    it('accepts the bare list, bare codes, and one object in place of a list of one', async () => {
      const euro = { ok: true, value: [{ currency: 'EUR', country: undefined }] };
      for (const wire of [[{ currency: 'EUR' }], ['EUR'], { data: { currency: 'EUR' } }, { data: ['EUR'] }]) {
        expect(await enabled(wire)).toEqual(euro);
      }
    });

    it('leaves out what names no currency, and a country that is none', async () => {
      const wire = [null, 7, {}, { currency: 'EURO' }, { currency: 5 }, { currency: 'GBP', code: 'England' }];
      expect(await enabled({ data: wire })).toEqual({ ok: true, value: [{ currency: 'GBP', country: undefined }] });
    });

    it.each([[{}], ['EUR'], [null], [{ data: 'EUR' }]])(
      'calls %j malformed: there is not a list in it',
      async (wire) => {
        expect(await enabled(wire)).toMatchObject({ ok: false, error: { kind: 'malformed' } });
      },
    );
  });
}
