import { describe, expect, it } from 'vitest';
import { productSearch } from '../../booking/product/product-search.ts';

describe('the call of a search', () => {
  it('has the place, the days and the rooms of a stay', () => {
    const stay = { place: 'Lisbon', lat: '38.7223', long: '-9.1393', checkIn: '2026-12-01', checkOut: '2026-12-03' };
    expect(productSearch('hotel').call({ ...stay, guests: '2-5.1' })).toEqual({
      lat: '38.7223',
      long: '-9.1393',
      checkIn: '2026-12-01',
      checkOut: '2026-12-03',
      rooms: 2,
      adults: 3,
      children: 1,
      guests: '2-5.1',
    });
  });

  it('has no return where a flight is one way, and all flights of a journey', () => {
    const flight = { from: 'LIS', to: 'OSL', departure: '2026-12-01', adults: '1', next: 'OSL-KEF-2026-12-05' };
    expect(productSearch('flight').call({ ...flight, return: '' })).toMatchObject({
      return: undefined,
      next: flight.next,
    });
  });

  it('returns a car to the place of pick-up by default', () => {
    const rental = { pickupLatitude: '38.77', pickupLongitude: '-9.13', pickUpDateTime: '2026-12-01T11:00' };
    expect(productSearch('car').call(rental)).toMatchObject({
      returnLatitude: '38.77',
      returnLongitude: '-9.13',
      pickUpDateTime: '2026-12-01T11:00:00',
    });
  });
});
