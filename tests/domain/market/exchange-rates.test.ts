import { test } from '@fast-check/vitest';
import { convert } from '@livery/contract/market/convert';
import { usableRate } from '@livery/contract/market/exchange-rates';
import { anyHonestAmount, anyHonestRate, anyHostileText, anyRateLike } from '@livery/testkit/arbitraries';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

const rates = new Map(Object.entries({ USD: 1, EUR: 0.5, GBP: 0.25, ZRO: 0, NEG: -2, INF: Infinity, NAN: Number.NaN }));

// @rule 7.12
describe('convert: "amount / rate[from] * rate[to]" (rules 7.12)', () => {
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
      const missingRate = { ok: false, error: { kind: 'rate-missing', currency } };
      expect(convert({ amount: 10, currency }, 'USD', rates)).toEqual(missingRate);
      expect(convert({ amount: 10, currency: 'USD' }, currency, rates)).toEqual(missingRate);
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

  test.prop([anyHonestAmount, anyHonestRate, anyHonestRate])(
    'comes back to where it started',
    (amount, here, there) => {
      const knownRates = new Map(Object.entries({ AAA: here, BBB: there }));
      const away = convert({ amount, currency: 'AAA' }, 'BBB', knownRates);
      const backResult = away.ok ? convert(away.value, 'AAA', knownRates) : away;
      expect(backResult).toMatchObject({ ok: true, value: { currency: 'AAA' } });
      if (backResult.ok) expect(Math.abs(backResult.value.amount - amount)).toBeLessThanOrEqual(amount * 1e-12);
    },
  );

  test.prop([anyHonestAmount, anyHonestAmount, anyHonestRate, anyHonestRate])(
    'never makes the dearer of two prices the cheaper',
    (one, other, here, there) => {
      const knownRates = new Map(Object.entries({ AAA: here, BBB: there }));
      const cheaperOffer = convert({ amount: Math.min(one, other), currency: 'AAA' }, 'BBB', knownRates);
      const dearer = convert({ amount: Math.max(one, other), currency: 'AAA' }, 'BBB', knownRates);
      expect(cheaperOffer.ok && dearer.ok && cheaperOffer.value.amount <= dearer.value.amount).toBe(true);
    },
  );

  const anyRates = fc
    .array(fc.tuple(anyHostileText, anyRateLike))
    // The types promise numbers; the actual values may be anything.
    .map((entries) => new Map(entries) as ReadonlyMap<string, number>);
  test.prop([fc.double(), anyHostileText, anyHostileText, anyRates])(
    'gives for every amount, currency and rate: a finite amount of the target, or a failure',
    (amount, from, to, knownRates) => {
      const result = convert({ amount, currency: from }, to, knownRates);
      if (!result.ok) expect([from, to]).toContain(result.error.currency);
      else if (from !== to) expect([Number.isFinite(result.value.amount), result.value.currency]).toEqual([true, to]);
      else expect(result.value).toEqual({ amount, currency: from });
    },
  );
});

// @rule 7.12
describe('usableRate (rules 7.12)', () => {
  it('is the rate that a currency has', () => {
    expect(usableRate(new Map([['EUR', 0.92]]), 'EUR')).toBe(0.92);
    expect(usableRate(new Map([['EUR', 5e-324]]), 'EUR')).toBe(5e-324);
  });

  it.each([0, -0, -0.92, Number.NaN, Infinity, -Infinity])('is none where the rate is %j', (rate) => {
    expect(usableRate(new Map([['EUR', rate]]), 'EUR')).toBeUndefined();
  });

  it('is none for a currency without a rate, whatever else objects have by its name', () => {
    expect(usableRate(new Map(), 'EUR')).toBeUndefined();
    expect(usableRate(new Map(), 'constructor')).toBeUndefined();
  });
});
