import { test } from '@fast-check/vitest';
import { cancellationTerms } from '@livery/kit/booking/free-cancellation';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { guestScore, unitPrice } from '../../booking/offer/decision-rules.ts';
import { layoverBetween } from '../../booking/offer/layovers.ts';
import type { FlightSegment } from '../../booking/offer/offer.ts';

describe('the score', () => {
  it.each([
    [4.3, 8.6, 'veryGood'],
    [4.5, 9, 'exceptional'],
    [4.1, 8.2, 'veryGood'],
    [3.7, 7.4, 'good'],
    [3.1, 6.2, 'pleasant'],
    [2.9, 5.8, null],
  ])('of a rating of %d out of five is %d: %s', (rating, score, word) => {
    expect(guestScore(rating)).toEqual({ score, word });
  });

  test.prop([fc.double({ noNaN: true }), fc.double({ noNaN: true })])(
    'is out of ten, and no lower for a higher rating',
    (one, other) => {
      const [low, high] = [guestScore(Math.min(one, other)).score, guestScore(Math.max(one, other)).score];
      expect(low).toBeLessThanOrEqual(high);
      expect([low >= 0, high <= 10]).toEqual([true, true]);
    },
  );
});

describe('the price of a night', () => {
  it('is a share of the total, which it may only come near to', () => {
    expect(unitPrice(300, 3)).toEqual({ amount: 100, exact: true });
    expect(unitPrice(100, 3)).toEqual({ amount: 33.33, exact: false });
    expect(unitPrice(100, 1)).toBeNull();
  });

  test.prop([fc.integer({ min: 0, max: 9_000_000 }), fc.integer({ min: 2, max: 30 })])(
    'adds up to the total: exactly where it says so, else within a cent for each',
    (cents, nights) => {
      const price = unitPrice(cents / 100, nights);
      const sum = Math.round((price?.amount ?? 0) * 100) * nights;
      expect(Math.abs(sum - cents)).toBeLessThanOrEqual(nights / 2);
      expect(price?.exact).toBe(sum === cents);
    },
  );
});

describe('free cancellation', () => {
  it.each([
    ['2026-12-01', 'free'],
    ['2026-11-30', 'over'],
    ['', 'costs'],
    [null, 'unknown'],
  ])('is promised until a day that has not passed: %j', (until, terms) => {
    expect(cancellationTerms(until, '2026-12-01')).toBe(terms);
  });
});

describe('a layover', () => {
  const segment = (fields: Partial<FlightSegment>): FlightSegment => ({
    from: 'LIS',
    to: 'LHR',
    departure: '2026-12-01T09:00',
    arrival: '2026-12-01T11:45',
    durationMinutes: 165,
    flightNumber: 'N0 1',
    operatedBy: '',
    ...fields,
  });
  const firstSegment = segment({});

  it('lasts from one flight to the next', () => {
    const nextSegment = segment({ from: 'LHR', departure: '2026-12-01T13:15' });
    expect(layoverBetween(firstSegment, nextSegment)).toEqual({
      at: 'LHR',
      leavesFrom: 'LHR',
      minutes: 90,
      overnight: false,
    });
  });

  it('may be overnight, and at two airports of one town', () => {
    const nextSegment = segment({ from: 'LGW', departure: '2026-12-02T07:45' });
    expect(layoverBetween(firstSegment, nextSegment)).toEqual({
      at: 'LHR',
      leavesFrom: 'LGW',
      minutes: 1200,
      overnight: true,
    });
  });

  it.each(['', '2026-12-01T11:00'])('has no length where the next flight leaves at "%s"', (departure) => {
    expect(layoverBetween(firstSegment, segment({ departure })).minutes).toBeNull();
  });
});
