import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { convert } from '../../../src/domain/market/convert.ts';
import { anyHonestAmount, anyHonestRate, anyHostileText, anyRateLike } from '../../support/market-arbitraries.ts';

const rates = new Map([
  ['USD', 1],
  ['EUR', 0.5],
  ['GBP', 0.25],
  ['ZRO', 0],
  ['NEG', -2],
  ['INF', Infinity],
  ['NAN', Number.NaN],
]);

describe('convert: "convert to USD by dividing by the source rate, then multiply by the target rate" (rules §7)', () => {
  it('prices 10 EUR at 5 GBP when a dollar buys 0.5 EUR and 0.25 GBP', () => {
    const price = convert({ amount: 10, currency: 'EUR' }, 'GBP', rates);
    expect(price).toEqual({ ok: true, value: { amount: 5, currency: 'GBP' } });
  });

  it('prices 10 USD at 5 EUR, and 10 EUR at 20 USD', () => {
    expect(convert({ amount: 10, currency: 'USD' }, 'EUR', rates)).toMatchObject({ value: { amount: 5 } });
    expect(convert({ amount: 10, currency: 'EUR' }, 'USD', rates)).toMatchObject({ value: { amount: 20 } });
  });

  it('needs no rate to leave a price in its own currency', () => {
    const price = { amount: 10, currency: 'KPW' };
    expect(convert(price, 'KPW', new Map())).toEqual({ ok: true, value: price });
  });

  it.each(['XYZ', 'ZRO', 'NEG', 'INF', 'NAN', '__proto__', 'constructor', ''])(
    'names %j as the currency whose rate no price can be shown in (rules 7.12)',
    (currency) => {
      const missing = { ok: false, error: { kind: 'rate-missing', currency } };
      expect(convert({ amount: 10, currency }, 'USD', rates)).toEqual(missing);
      expect(convert({ amount: 10, currency: 'USD' }, currency, rates)).toEqual(missing);
    },
  );

  it('names the source where neither rate can be used', () => {
    expect(convert({ amount: 1, currency: 'AAA' }, 'BBB', rates)).toMatchObject({ error: { currency: 'AAA' } });
  });

  it('fails with the target where the product is no number any more', () => {
    const tiny = new Map([...rates, ['TNY', 1e-300]]);
    const tooMuch = { ok: false, error: { kind: 'rate-missing', currency: 'USD' } };
    expect(convert({ amount: 1e300, currency: 'TNY' }, 'USD', tiny)).toEqual(tooMuch);
    expect(convert({ amount: Number.NaN, currency: 'EUR' }, 'USD', tiny)).toEqual(tooMuch);
  });

  it('comes back to where it started', () => {
    fc.assert(
      fc.property(anyHonestAmount, anyHonestRate, anyHonestRate, (amount, here, there) => {
        const known = new Map([
          ['AAA', here],
          ['BBB', there],
        ]);
        const away = convert({ amount, currency: 'AAA' }, 'BBB', known);
        const back = away.ok ? convert(away.value, 'AAA', known) : away;
        expect(back).toMatchObject({ ok: true, value: { currency: 'AAA' } });
        if (back.ok) expect(Math.abs(back.value.amount - amount)).toBeLessThanOrEqual(amount * 1e-12);
      }),
    );
  });

  it('never makes the dearer of two prices the cheaper', () => {
    fc.assert(
      fc.property(anyHonestAmount, anyHonestAmount, anyHonestRate, anyHonestRate, (one, other, here, there) => {
        const known = new Map([
          ['AAA', here],
          ['BBB', there],
        ]);
        const cheaper = convert({ amount: Math.min(one, other), currency: 'AAA' }, 'BBB', known);
        const dearer = convert({ amount: Math.max(one, other), currency: 'AAA' }, 'BBB', known);
        expect(cheaper.ok && dearer.ok && cheaper.value.amount <= dearer.value.amount).toBe(true);
      }),
    );
  });

  it('answers every amount, currency and rate: a finite amount of the target, or a failure', () => {
    const anyRates = fc
      .array(fc.tuple(anyHostileText, anyRateLike))
      // The types say numbers; what stands there in truth may be anything.
      .map((entries) => new Map(entries) as ReadonlyMap<string, number>);
    fc.assert(
      fc.property(fc.double(), anyHostileText, anyHostileText, anyRates, (amount, from, to, known) => {
        const answer = convert({ amount, currency: from }, to, known);
        if (!answer.ok) expect([from, to]).toContain(answer.error.currency);
        else if (from !== to) expect([Number.isFinite(answer.value.amount), answer.value.currency]).toEqual([true, to]);
        else expect(answer.value).toEqual({ amount, currency: from });
      }),
    );
  });
});
