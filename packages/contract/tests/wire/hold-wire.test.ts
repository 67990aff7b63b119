import { parseHold } from '@livery/contract/wire/hold-wire';
import { describe, expect, it } from 'vitest';

const HOLD = { reference_number: 'RES-1', status: 'HELD', expires_at: '2026-02-01T10:15:00Z' };
const holdOrFailure = (wire: object) => {
  const hold = parseHold(wire);
  return hold.ok ? hold.value : hold;
};

describe('a hold', () => {
  it('is read with its end, in a wrapper and without one, and in the spelling of the rest of the API', () => {
    const expiresAt = Temporal.Instant.from(HOLD.expires_at);
    const hold = { reference: 'RES-1', propertyId: '', status: 'held', expiresAt, stay: null };
    expect(holdOrFailure({ data: HOLD })).toEqual(hold);
    expect(holdOrFailure(HOLD)).toEqual(hold);
    expect(holdOrFailure({ data: { referenceNumber: 'RES-1', expiresAt: ` ${HOLD.expires_at} ` } })).toEqual(hold);
  });

  it.each([[{}], [{ data: null }], [{ data: [] }], [{ data: { status: 'HELD' } }]])('is not in %j', (response) => {
    expect(holdOrFailure(response)).toBeNull();
  });

  it.each([null, 7, 'held'])('is malformed where the response is %j', (response) => {
    expect(parseHold(response)).toMatchObject({ ok: false, error: { kind: 'malformed' } });
  });

  it.each([
    ['booked', 'booked'],
    ['RELEASE', 'released'],
    [' Cancelled ', 'cancelled'],
    ['EXPIRED', 'expired'],
    ['', 'held'],
    ['waiting', 'held'],
  ])('of the status “%s” is %s', (status, expected) => {
    expect(holdOrFailure({ data: { ...HOLD, status } })).toMatchObject({ status: expected });
  });

  it.each([undefined, 'soon', 5, '2026-02-01T10:15:00'])('that ends “%s” has no known end', (expires_at) => {
    expect(holdOrFailure({ data: { ...HOLD, expires_at } })).toMatchObject({ expiresAt: null });
  });

  const STAY = {
    check_in: '2026-02-03',
    check_out: '2026-02-05',
    total: 240,
    currency: 'usd',
    adults: 2,
    unit: 'Suite',
  };

  it('has its stay, with what the total is made of', () => {
    const rates = { total: 240, base: 200, taxesAndFees: 40, markupPercentage: null };
    expect(holdOrFailure({ data: { ...HOLD, stay: { ...STAY, rates } } })).toMatchObject({
      stay: { unit: 'Suite', adults: 2, children: 0, total: { amount: 240, currency: 'USD' }, rates },
    });
    expect(holdOrFailure({ data: { ...HOLD, stay: { ...STAY, rates: { ...rates, total: 9 } } } })).toMatchObject({
      stay: { rates: null },
    });
  });

  it.each([
    { check_out: '2026-02-03' },
    { check_in: '2026-02-30' },
    { total: -1 },
    { currency: 'dollars' },
    { total: '9' },
  ])('with the stay’s %j is one without a stay', (change) => {
    expect(holdOrFailure({ data: { ...HOLD, stay: { ...STAY, ...change } } })).toMatchObject({ stay: null });
  });
});
