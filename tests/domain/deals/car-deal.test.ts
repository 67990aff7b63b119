import { describe, expect, it } from 'vitest';
import { carFacts, carRoute } from '../../../src/domain/deals/car-card.ts';
import { aCarDeal } from '../../support/data/some-deals.ts';

// @rule 3.7
describe('carRoute (rules §3, car deal)', () => {
  it('shows where the car is fetched and where it is brought back', () => {
    expect(carRoute(aCarDeal({ pickUpLocation: ' Airport ', dropOffLocation: 'Marina' }))).toEqual({
      pickUp: 'Airport',
      dropOff: 'Marina',
    });
  });

  it('shows one place once', () => {
    expect(carRoute({ pickUpLocation: 'Airport', dropOffLocation: ' Airport' })).toEqual({
      pickUp: 'Airport',
      dropOff: null,
    });
  });

  it('shows nothing of a place that is not given', () => {
    expect(carRoute({ pickUpLocation: '', dropOffLocation: ' ' })).toEqual({ pickUp: null, dropOff: null });
    expect(carRoute({ pickUpLocation: '', dropOffLocation: 'Marina' })).toEqual({ pickUp: null, dropOff: 'Marina' });
  });
});

// @rule 3.7
describe('carFacts (rules §3, car deal)', () => {
  it('counts passengers, bags and doors, in this order', () => {
    expect(carFacts(aCarDeal({ passengerCapacity: 5, bagCapacity: 2, doors: 4 }))).toEqual([
      { kind: 'passengers', count: 5 },
      { kind: 'bags', count: 2 },
      { kind: 'doors', count: 4 },
    ]);
  });

  it.each([null, 0, -1, 2.5, Number.NaN, Infinity])('does not count %s', (count) => {
    expect(carFacts({ passengerCapacity: count, bagCapacity: count, doors: count })).toEqual([]);
    expect(carFacts(aCarDeal({ bagCapacity: count })).map(({ kind }) => kind)).toEqual(['passengers', 'doors']);
  });
});
