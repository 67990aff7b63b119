import { describe, expect, it } from 'vitest';
import { defaultHotelSearch } from '../../../src/domain/deals/default-searches.ts';

const today = Temporal.PlainDate.from('2026-12-30');
const where = { latitude: 25.2, longitude: 55.3 };

describe('defaultHotelSearch (specification §9, deal search defaults)', () => {
  it('asks for "1 room, 2 adults, 0 children, radius 15, nationality IN, destination country IN, currency USD"', () => {
    const { stay, ...search } = defaultHotelSearch({ today, sameDayDisallowed: false, where, searchString: 'Dubai' });
    expect(search).toEqual({
      occupancies: [{ numOfRoom: 1, numOfAdults: 2, numOfChildren: 0, childAges: [] }],
      latitude: 25.2,
      longitude: 55.3,
      nationality: 'IN',
      destinationCountryCode: 'IN',
      currency: 'USD',
      radius: 15,
      searchString: 'Dubai',
    });
  });

  it.each([
    { sameDayDisallowed: false, checkIn: '2026-12-31', checkOut: '2027-01-01' },
    { sameDayDisallowed: true, checkIn: '2027-01-03', checkOut: '2027-01-04' },
  ])('stays from $checkIn to $checkOut where same-day booking disallowed is $sameDayDisallowed', (rule) => {
    const { stay } = defaultHotelSearch({ today, sameDayDisallowed: rule.sameDayDisallowed, where, searchString: '' });
    expect([stay.checkIn.toString(), stay.checkOut.toString()]).toEqual([rule.checkIn, rule.checkOut]);
  });
});
