import { describe, expect, it } from 'vitest';
import {
  defaultActivitySearch,
  defaultCarSearch,
  defaultHotelSearch,
} from '../../../src/domain/deals/default-searches.ts';

const today = Temporal.PlainDate.from('2026-12-30');

const searchPoint = { latitude: 25.2, longitude: 55.3 };

// @rule 7.8, 7.11, 9.1
describe('defaultHotelSearch (rules §9, deal search defaults)', () => {
  it('searches for "1 room, 2 adults, 0 children, radius 15, nationality IN, destination country IN, currency USD"', () => {
    const { stay, ...search } = defaultHotelSearch({
      today,
      sameDayDisallowed: false,
      where: searchPoint,
      searchString: 'Dubai',
    });
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
    const { stay } = defaultHotelSearch({
      today,
      sameDayDisallowed: rule.sameDayDisallowed,
      where: searchPoint,
      searchString: '',
    });
    expect([stay.checkIn.toString(), stay.checkOut.toString()]).toEqual([rule.checkIn, rule.checkOut]);
  });
});

// @rule 7.8
describe('defaultActivitySearch (rules §7 and §9)', () => {
  it.each([
    { sameDayDisallowed: false, date: '2026-12-31' },
    { sameDayDisallowed: true, date: '2027-01-03' },
  ])('searches around the place on $date where same-day booking disallowed is $sameDayDisallowed', (rule) => {
    const { date, ...search } = defaultActivitySearch({
      today,
      sameDayDisallowed: rule.sameDayDisallowed,
      where: searchPoint,
    });
    expect(date.toString()).toBe(rule.date);
    expect(search).toEqual({ latitude: 25.2, longitude: 55.3 });
  });
});

const airport = { latitude: 25.25, longitude: 55.36 };

// @rule 7.8, 9.1
describe('defaultCarSearch (rules 9.1 and 9.2): a driver aged 25 from the US, tomorrow until the next day', () => {
  it.each([
    { sameDayDisallowed: false, pickUp: '2026-12-31T11:00:00', back: '2027-01-01T11:00:00' },
    { sameDayDisallowed: true, pickUp: '2027-01-02T11:00:00', back: '2027-01-03T11:00:00' },
  ])('drives from $pickUp to $back where same-day booking disallowed is $sameDayDisallowed', (rule) => {
    const search = defaultCarSearch({
      today,
      sameDayDisallowed: rule.sameDayDisallowed,
      where: airport,
      searchString: 'Dubai',
    });
    expect(search.pickUp.at.toString()).toBe(rule.pickUp);
    expect(search.return.at.toString()).toBe(rule.back);
  });

  it('fetches the car at the airport and brings it back there', () => {
    const search = defaultCarSearch({ today, sameDayDisallowed: false, where: airport, searchString: 'Dubai' });
    expect(search).toMatchObject({
      age: 25,
      countryOfResidence: 'US',
      pickUp: { place: airport },
      return: { place: airport },
      searchString: 'Dubai',
    });
  });
});
