import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DEFAULT_CRUISE_GUESTS, DEFAULT_FLIGHT_GUESTS, guestAt } from '../../../src/domain/trip/guests.ts';

describe('guests (specification §3): "flight adult 1 (age 12+), children 0 (2-12), infant 0 (under 2); cruise adult 2, children 0, infant 0"', () => {
  it('are one on a flight and two on a cruise before a traveller says otherwise', () => {
    expect(DEFAULT_FLIGHT_GUESTS).toEqual({ adults: 1, children: 0, infants: 0 });
    expect(DEFAULT_CRUISE_GUESTS).toEqual({ adults: 2, children: 0, infants: 0 });
  });

  it.each([
    [0, 'infants'],
    [1, 'infants'],
    [1.99, 'infants'],
    [2, 'children'],
    [11, 'children'],
    [11.99, 'children'],
    [12, 'adults'],
    [13, 'adults'],
    [120, 'adults'],
    [-0, 'infants'],
    [-0.01, undefined],
    [-1, undefined],
    [Number.NaN, undefined],
    [Infinity, undefined],
    [-Infinity, undefined],
  ])('count somebody of %d years among the %s', (age, category) => {
    expect(guestAt(age)).toBe(category);
  });

  it('never become younger with age', () => {
    const order = [undefined, 'infants', 'children', 'adults'];
    fc.assert(
      fc.property(fc.double({ noNaN: true, max: 200 }), fc.double({ noNaN: true, max: 200 }), (one, other) => {
        const [young, old] = [Math.min(one, other), Math.max(one, other)].map((age) => order.indexOf(guestAt(age)));
        expect(young).toBeLessThanOrEqual(old ?? Number.NaN);
      }),
    );
  });
});
