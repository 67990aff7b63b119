import { describe, expect, it } from 'vitest';
import { carRoute } from '../../../src/domain/deals/car-card.ts';
import { aCarDeal } from '../../support/a-car-deal.ts';

describe('carRoute (specification §3, car deal)', () => {
  it('tells where the car is fetched and where it is brought back', () => {
    expect(carRoute(aCarDeal({ pickUpLocation: ' Airport ', dropOffLocation: 'Marina' }))).toEqual({
      pickUp: 'Airport',
      dropOff: 'Marina',
    });
  });

  it('tells one place once', () => {
    expect(carRoute({ pickUpLocation: 'Airport', dropOffLocation: ' Airport' })).toEqual({
      pickUp: 'Airport',
      dropOff: null,
    });
  });

  it('tells nothing of a place that is not told', () => {
    expect(carRoute({ pickUpLocation: '', dropOffLocation: ' ' })).toEqual({ pickUp: null, dropOff: null });
    expect(carRoute({ pickUpLocation: '', dropOffLocation: 'Marina' })).toEqual({ pickUp: null, dropOff: 'Marina' });
  });
});
