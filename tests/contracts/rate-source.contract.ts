import { describe, expect, it } from 'vitest';
import type { RateSource } from '../../src/application/market/rate-source.port.ts';
import { answerTo, type MakeSource } from './source-answers.ts';

/** What every rate source owes, whichever way it asks. */
export function rateSourceContract(name: string, make: MakeSource<RateSource>): void {
  const read = (wireAnswer: unknown) => answerTo(make, wireAnswer, (source, signal) => source.read(signal));

  describe(`${name} keeps the rate source's contract`, () => {
    it('hands on the rates and their day', async () => {
      const answer = await read({ rates: { USD: 1, EUR: 0.92 }, date: '2026-09-29' });
      expect(answer.ok && [...answer.value.rates]).toEqual([
        ['USD', 1],
        ['EUR', 0.92],
      ]);
      expect(answer.ok && answer.value.date?.toString()).toBe('2026-09-29');
    });

    it('accepts the bare map', async () => {
      const answer = await read({ USD: 1, JPY: 150 });
      expect(answer.ok && answer.value.rates.get('JPY')).toBe(150);
    });

    it('keeps only rates that can be used', async () => {
      const answer = await read(
        JSON.parse('{"rates": {"USD": 1, "EUR": 0, "GBP": -1, "JPY": "150", "AED": null, "usd": 2, "__proto__": 3}}'),
      );
      expect(answer.ok && [...answer.value.rates.keys()]).toEqual(['USD']);
    });

    it.each([['2026-02-30'], ['yesterday'], [20260929], [null]])(
      'does without the day where it is %j',
      async (date) => {
        const answer = await read({ rates: { USD: 1 }, date });
        expect(answer.ok && answer.value.date).toBeUndefined();
      },
    );

    it.each([[{}], [{ rates: null }], [[]], ['USD']])('calls %j malformed: no rate in it can be used', async (body) => {
      expect(await read(body)).toMatchObject({ ok: false, error: { kind: 'malformed' } });
    });
  });
}
