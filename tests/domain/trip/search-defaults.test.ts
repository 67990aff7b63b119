import { describe, expect, it } from 'vitest';
import { CAR_SEARCH, HOTEL_SEARCH } from '../../../src/domain/deals/default-searches.ts';

describe('the search defaults (specification §9)', () => {
  it('are "hotel 1 room, 2 adults, 0 children, radius 15, nationality IN, destination country IN, currency USD"', () => {
    expect(HOTEL_SEARCH).toEqual({
      rooms: 1,
      adults: 2,
      children: 0,
      radius: 15,
      nationality: 'IN',
      destinationCountry: 'IN',
      currency: 'USD',
    });
  });

  it('are "driver age 25, residence US" for cars', () => {
    expect(CAR_SEARCH).toEqual({ driverAge: 25, residence: 'US' });
  });
});
