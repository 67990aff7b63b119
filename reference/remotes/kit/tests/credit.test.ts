import { test } from '@fast-check/vitest';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { calculateCredit } from '../credit/use-credit.ts';

describe('creditFor', () => {
  const balance = { amount: 100, currency: 'GBP' };
  const total = { amount: 125, currency: 'USD' };

  const rates = (GBP: number) => new Map(Object.entries({ USD: 1, GBP }));

  it('is enough to the last penny, and not beyond', () => {
    expect(calculateCredit(total, balance, rates(0.8))).toEqual({
      takes: { amount: 100, currency: 'GBP' },
      isEnough: true,
    });
    expect(calculateCredit(total, balance, rates(0.8001)).isEnough).toBe(false);
  });

  it('leaves it to the platform where the rate isn’t known', () => {
    for (const unknown of [new Map<string, number>(), rates(0), rates(-1)])
      expect(calculateCredit(total, balance, unknown)).toEqual({ takes: null, isEnough: true });
  });

  test.prop([fc.integer({ min: 0, max: 1_000_000 }), fc.integer({ min: 1, max: 1_000_000 })])(
    'takes whole cents, never more than there is',
    (price, cents) => {
      const { takes, isEnough } = calculateCredit(
        { amount: price / 100, currency: 'USD' },
        { amount: cents / 100, currency: 'USD' },
        new Map(),
      );
      expect([takes?.amount, isEnough]).toEqual([price / 100, price <= cents]);
    },
  );
});
