import { describe, expect, it } from 'vitest';
import {
  countLegs,
  legChanges,
  legNames,
  legProblems,
  withLegs,
  withNextFlights,
} from '../../../src/ui/search/products/flight-legs.ts';

const FLIGHT = { from: 'LIS', to: 'OSL', toName: 'Oslo (OSL)', departure: '2026-12-01', return: '', next: '' };
const TODAY = Temporal.PlainDate.from('2026-11-25');

describe('the flights after the first', () => {
  it('have a field for each of their parts, and are one text in the address', () => {
    const nextFlights = 'OSL-KEF-2026-12-05.KEF-JFK-2026-12-09';
    const values = withLegs({ ...FLIGHT, next: nextFlights });
    expect(countLegs(values)).toBe(3);
    expect(values).toMatchObject({ 'from.2': 'OSL', 'to.3': 'JFK', 'departure.3': '2026-12-09' });
    expect(withNextFlights(values)['next']).toBe(nextFlights);
  });

  it('are none for another product, and for one way', () => {
    expect(withLegs({ place: 'Lisbon' })).toEqual({ place: 'Lisbon' });
    expect(withNextFlights(withLegs(FLIGHT))['next']).toBe('');
  });

  it('begin where the one before ends, and are left out again', () => {
    const one = withLegs(FLIGHT);
    const two = { ...one, ...legChanges(one, 2) };
    expect([two['from.2'], two['fromName.2'], two['departure.2']]).toEqual(['OSL', 'Oslo (OSL)', '2026-12-01']);
    expect(withNextFlights({ ...two, ...legChanges(two, 1) })['next']).toBe('');
  });

  it('lead from one airport to another, not before the flight that they follow', () => {
    const values = {
      ...withLegs({ ...FLIGHT, next: 'OSL-KEF-2026-12-05' }),
      'to.2': 'OSL',
      'departure.2': '2026-11-30',
    };
    const { to, departure } = legNames(2);
    expect(legProblems(values, TODAY)).toEqual({ [to.name]: 'sameAirport', [departure]: 'day' });
    expect(legProblems({ ...values, 'to.2': '', 'departure.2': '2026-12-01' }, TODAY)).toEqual({
      [to.name]: 'airport',
    });
  });
});
