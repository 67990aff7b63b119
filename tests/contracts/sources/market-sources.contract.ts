import { describe, expect, it } from 'vitest';
import type { CurrencySource } from '../../../src/application/market/currency-source.port.ts';
import type { LanguageSource } from '../../../src/application/market/language-source.port.ts';
import type { RateSource } from '../../../src/application/market/rate-source.port.ts';
import { callMalformed, callSource, type MakeSource } from './call-source.ts';

/** The contract of every currency source, however it gets its data. */
export function currencySourceContract(name: string, make: MakeSource<CurrencySource>): void {
  const enabled = (wire: unknown) => callSource(make, wire, (source, signal) => source.enabled(signal));

  describe(`${name} fulfils the currency source's contract`, () => {
    it('hands on each currency, with its country where there is one', async () => {
      expect(await enabled({ data: [{ currency: 'EUR', code: 'DE' }, { currency: 'usd' }] })).toEqual({
        ok: true,
        value: [
          { currency: 'EUR', country: 'DE' },
          { currency: 'USD', country: undefined },
        ],
      });
    });

    it('takes an empty list for a good response', async () => {
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

    callMalformed([{}, 'EUR', null, { data: 'EUR' }], enabled);
  });
}

/** The contract of every rate source, however it gets its data. */
export function rateSourceContract(name: string, make: MakeSource<RateSource>): void {
  const read = (wireResponse: unknown) => callSource(make, wireResponse, (source, signal) => source.read(signal));

  describe(`${name} fulfils the rate source's contract`, () => {
    it('hands on the rates and their day', async () => {
      const result = await read({ rates: { USD: 1, EUR: 0.92 }, date: '2026-09-29' });
      expect(result.ok && [...result.value.rates]).toEqual([
        ['USD', 1],
        ['EUR', 0.92],
      ]);
      expect(result.ok && result.value.date?.toString()).toBe('2026-09-29');
    });

    it('accepts the bare map', async () => {
      const result = await read({ USD: 1, JPY: 150 });
      expect(result.ok && result.value.rates.get('JPY')).toBe(150);
    });

    it('keeps only rates that can be used', async () => {
      const result = await read(
        JSON.parse('{"rates": {"USD": 1, "EUR": 0, "GBP": -1, "JPY": "150", "AED": null, "usd": 2, "__proto__": 3}}'),
      );
      expect(result.ok && [...result.value.rates.keys()]).toEqual(['USD']);
    });

    it.each([['2026-02-30'], ['yesterday'], [20260929], [null]])(
      'does without the day where it is %j',
      async (date) => {
        const result = await read({ rates: { USD: 1 }, date });
        expect(result.ok && result.value.date).toBeUndefined();
      },
    );

    callMalformed([{}, { rates: null }, [], 'USD'], read);
  });
}

/** The contract of every language source, however it gets its data. */
export function languageSourceContract(name: string, make: MakeSource<LanguageSource>): void {
  const enabled = (wire: unknown) => callSource(make, wire, (source, signal) => source.enabled(signal));

  describe(`${name} fulfils the language source's contract`, () => {
    it('hands on the languages in the order of the response, by value or code', async () => {
      const wire = [
        { name: 'Deutsch', code: 'DE', value: 'de' },
        { name: 'Norsk', code: 'no' },
        { name: 'English', value: 'EN' },
        { name: 'Deutsch again', code: 'de' },
      ];
      expect(await enabled({ languages: wire })).toEqual({ ok: true, value: ['de', 'no', 'en'] });
      expect(await enabled(wire)).toEqual({ ok: true, value: ['de', 'no', 'en'] });
    });

    it('accepts bare codes, and one language in place of a list of one', async () => {
      expect(await enabled({ languages: ['ar', 'fr'] })).toEqual({ ok: true, value: ['ar', 'fr'] });
      expect(await enabled({ languages: { value: 'sv' } })).toEqual({ ok: true, value: ['sv'] });
    });

    it('leaves out languages that the interface does not have', async () => {
      const wire = [{ value: 'tlh', code: 'tlh' }, { value: '__proto__' }, { value: 5 }, null, { value: 'da' }];
      expect(await enabled({ languages: wire })).toEqual({ ok: true, value: ['da'] });
      expect(await enabled({ languages: [] })).toEqual({ ok: true, value: [] });
    });

    callMalformed([{}, 'de', null, { languages: 'de' }], enabled);

    it.each([[{ message: 'The language has been changed.' }], [null], [[]]])(
      'remembers a language, whatever the good response contains: %j',
      async (wire) => {
        expect(await callSource(make, wire, (source, signal) => source.remember('sv', signal))).toEqual({
          ok: true,
          value: undefined,
        });
      },
    );
  });
}
