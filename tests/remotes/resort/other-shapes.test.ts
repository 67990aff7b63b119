import { describe, expect, it } from 'vitest';
import { readHold } from '../../../remotes/resort/checkout/hold-wire.ts';
import { readUnits } from '../../../remotes/resort/details/units-wire.ts';
import { readDeals } from '../../../remotes/resort/results/deals-wire.ts';

const HOLD = { reference_number: 'RES-1', status: 'HELD', expires_at: '2026-02-01T10:15:00Z' };

describe('a response of another shape that is allowed', () => {
  it('may come without a wrapper, or as one object in place of a list', () => {
    const deal = { id: 'a', name: 'A', price: 100, currency: 'usd' };
    for (const response of [{ data: [deal] }, [deal], { data: deal }]) {
      expect(readDeals(response)).toMatchObject([{ id: 'a', price: { amount: 100, currency: 'USD' } }]);
    }
    expect([readDeals({ data: null }), readDeals('x'), readDeals({ data: 'x' })]).toEqual([[], undefined, undefined]);
    expect(readUnits({ rooms: [{ name: 'A' }] })).toMatchObject([{ id: 'A' }]);
  });

  it('has the requested currency for a price that names none', () => {
    const data = [
      { id: 'a', name: 'A', price: 100 },
      { id: 'b', name: 'B', price: 100, currency: 'EUR' },
    ];
    expect(readDeals({ data }, 'AED')?.map(({ price }) => price?.currency)).toEqual(['AED', 'EUR']);
  });

  it('may be a hold without a wrapper', () => {
    expect(readHold(HOLD)).toEqual(readHold({ data: HOLD }));
  });
});
