import { test } from '@fast-check/vitest';
import { parseSearch } from '@livery/contract/search/parse-search';
import type { SearchValues } from '@livery/contract/search/search-plan';
import { SEARCH_PLANS } from '@livery/contract/search/search-plans';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { knownKeys } from '../../../src/domain/shared/record-from-keys.ts';

import { ANY_DAY, agencyWith, NOT_TODAY, PLACES, readFrom, TODAY } from './search-needs.ts';

const anyProduct = fc.constantFrom(...knownKeys(SEARCH_PLANS));

// @rule 2.27, 9.14
describe('the defaults of a search (rules §9)', () => {
  const hotel = SEARCH_PLANS.hotels;
  const car = SEARCH_PLANS.cars;
  const activity = SEARCH_PLANS.activities;
  const flight = SEARCH_PLANS.flights;
  const cruise = SEARCH_PLANS.cruises;

  it('is a night from tomorrow on, for two adults in one room', () => {
    expect(hotel.defaults(ANY_DAY)).toMatchObject({ checkIn: '2026-11-22', checkOut: '2026-11-23', guests: '2' });
  });

  it('moves out by three days for hotels and activities, by two for cars, where there is no same-day booking', () => {
    expect(hotel.defaults(NOT_TODAY)).toMatchObject({ checkIn: '2026-11-25', checkOut: '2026-11-26' });
    expect(activity.defaults(NOT_TODAY)).toMatchObject({ date: '2026-11-25' });
    expect(car.defaults(NOT_TODAY)).toMatchObject({
      pickUpDateTime: '2026-11-24T11:00',
      returnDateTime: '2026-11-25T11:00',
    });
  });

  it('is a day with a car for a driver of 25 from the United States', () => {
    expect(car.defaults(ANY_DAY)).toMatchObject({ pickUpDateTime: '2026-11-22T11:00', age: '25', residence: 'US' });
  });

  it('is for the guests that the shell starts flights and cruises with (rules §3)', () => {
    expect(flight.defaults(ANY_DAY)).toMatchObject({ adults: '3', children: '1', infants: '0' });
    expect(cruise.defaults(ANY_DAY)).toMatchObject({ adults: '4', children: '0', infants: '2' });
  });

  test.prop([anyProduct, fc.nat(4000), fc.boolean()])(
    'can be searched on any day, once there is a place',
    (product, days, disallowed) => {
      const needs = { ...agencyWith(disallowed), today: TODAY.add({ days }) };
      const plan = SEARCH_PLANS[product];
      const defaults = plan.defaults(needs);
      const chosenPlaces = Object.fromEntries(Object.entries(PLACES).filter(([name]) => name in defaults));
      expect(plan.problems({ ...defaults, ...chosenPlaces }, needs)).toEqual({});
    },
  );
});

describe('a search in an address', () => {
  const hotel = (values: SearchValues, needs = ANY_DAY) => parseSearch(SEARCH_PLANS.hotels, readFrom(values), needs);
  const stay = { ...PLACES, checkIn: '2026-12-01', checkOut: '2026-12-03', guests: '2-5.1' };

  it('is complete with all its fields', () => {
    expect(hotel(stay).problems).toEqual({});
    expect(hotel(stay).values).toEqual({
      place: 'Lisbon',
      lat: '38.7223',
      long: '-9.1393',
      checkIn: '2026-12-01',
      checkOut: '2026-12-03',
      guests: '2-5.1',
    });
  });

  it('is for the default guests where it names none', () => {
    expect(hotel({ ...stay, guests: '' }).values).toMatchObject({ guests: '2' });
  });

  it('has a problem where it names no days', () => {
    expect(hotel({ ...stay, checkIn: '', checkOut: '' }).problems).toEqual({ checkIn: 'day', checkOut: 'checkOut' });
  });

  it.each([
    ['a day that has passed', { checkIn: '2026-11-20' }, { checkIn: 'day' }],
    ['a day that no calendar has', { checkIn: '2026-02-30' }, { checkIn: 'day' }],
    ['leaving before arriving', { checkOut: '2026-11-30' }, { checkOut: 'checkOut' }],
    ['more than thirty nights', { checkOut: '2027-01-02' }, { checkOut: 'nights' }],
    ['a place off the globe', { lat: '91' }, { place: 'place' }],
    ['no guests', { guests: '0' }, { guests: 'rooms' }],
    ['seventeen adults', { guests: '9.8' }, { guests: 'rooms' }],
    ['nine rooms', { guests: '1.1.1.1.1.1.1.1.1' }, { guests: 'rooms' }],
  ])('states what is wrong with %s', (_, wrong, problems) => {
    expect(hotel({ ...stay, ...wrong }).problems).toEqual(problems);
  });

  it('takes no arrival today where the agency allows none', () => {
    const today = { ...stay, checkIn: '2026-11-21', checkOut: '2026-11-22' };
    expect(hotel(today).problems).toEqual({});
    expect(hotel(today, NOT_TODAY).problems).toEqual({ checkIn: 'day' });
  });

  it('starts a form with what is of use, and defaults for the rest', () => {
    const { start } = hotel({ ...stay, checkIn: '2020-01-01' });
    expect(start).toMatchObject({ place: 'Lisbon', guests: '2-5.1', checkIn: '2026-11-22', checkOut: '2026-11-23' });
  });

  const anything = fc.dictionary(
    fc.constantFrom('checkIn', 'checkOut', 'guests', 'date', 'pickUpDateTime', 'returnDateTime', 'age', 'month'),
    fc.oneof(fc.string(), fc.constantFrom('2026-12-01', '2020-01-01', '2026-12-01T11:00', '2')),
  );
  test.prop([anyProduct, anything])(
    'starts a form that can be sent, but for a place, whatever it contains',
    (product, values) => {
      const plan = SEARCH_PLANS[product];
      const { start } = parseSearch(plan, readFrom({ ...PLACES, ...values }), ANY_DAY);
      expect(plan.problems(start, ANY_DAY)).toEqual({});
    },
  );

  it('is one way without a return day', () => {
    const flight = { ...PLACES, departure: '2026-12-01', adults: '1', children: '0', infants: '0' };
    const { values, problems } = parseSearch(SEARCH_PLANS.flights, readFrom(flight), ANY_DAY);
    expect([problems, values['return']]).toEqual([{}, '']);
  });

  it.each([
    ['an infant more than adults', { infants: '2' }, { adults: 'travellers' }],
    ['ten travellers', { adults: '9', children: '1' }, { adults: 'travellers' }],
    ['the same airport twice', { to: 'LIS' }, { toName: 'sameAirport' }],
    ['coming back before leaving', { return: '2026-11-30' }, { return: 'returnFlight' }],
  ])('does not fly with %s', (_, wrong, problems) => {
    const flight = { ...PLACES, departure: '2026-12-01', adults: '1', ...wrong };
    expect(parseSearch(SEARCH_PLANS.flights, readFrom(flight), ANY_DAY).problems).toEqual(problems);
  });

  it('needs no place of return for a car', () => {
    const rental = { ...PLACES, pickUpDateTime: '2026-12-01T11:00', returnDateTime: '2026-12-03T11:00' };
    const problemsWith = (more: SearchValues) =>
      parseSearch(SEARCH_PLANS.cars, readFrom({ ...rental, ...more }), ANY_DAY).problems;
    expect(problemsWith({})).toEqual({});
    expect(problemsWith({ dropOff: 'Porto' })).toEqual({ dropOff: 'place' });
    expect(problemsWith({ returnDateTime: '2026-12-01T11:00' })).toEqual({ returnDateTime: 'return' });
    expect(problemsWith({ returnDateTime: '2027-01-30T11:00' })).toEqual({ returnDateTime: 'rentalDays' });
    expect(problemsWith({ returnDateTime: '2027-01-30T10:59' })).toEqual({});
    for (const residence of ['usa', 'XX', 'ZZ', 'EU']) {
      expect(problemsWith({ residence })).toEqual({ residence: 'residence' });
    }
    expect(problemsWith({ residence: 'XK' })).toEqual({});
  });

  it.each<[string, SearchValues, object]>([
    ['nobody', { adults: '0' }, { adults: 'guests' }],
    ['nine', { adults: '8', children: '1' }, { adults: 'guests' }],
    ['no place', { lon: '' }, { place: 'place' }],
    ['31 nights', { checkOut: '2027-01-01' }, { checkOut: 'nights' }],
  ])('finds no resort for %s', (_, wrong, problems) => {
    const stay = { place: 'Bali', lat: '-8.69', lon: '115.17', checkIn: '2026-12-01', checkOut: '2026-12-31' };
    const problemsOf = (values: SearchValues) =>
      parseSearch(SEARCH_PLANS.resorts, readFrom(values), NOT_TODAY).problems;
    expect(problemsOf(stay)).toEqual({});
    expect(problemsOf({ ...stay, ...wrong })).toEqual(problems);
  });

  it.each<[string, SearchValues, object]>([
    ['last month', { month: '2026-10' }, { month: 'month' }],
    ['a thirteenth month', { month: '2027-13' }, { month: 'month' }],
    ['a line that is no id', { shipLine: '<b>' }, { shipLine: 'shipLine' }],
    ['a line of 65 letters', { shipLine: 'a'.repeat(65) }, { shipLine: 'shipLine' }],
  ])('finds no cruise in %s', (_, wrong, problems) => {
    const problemsOf = (values: SearchValues) => parseSearch(SEARCH_PLANS.cruises, readFrom(values), ANY_DAY).problems;
    for (const shipLine of ['fjord-line', 'Fjord & Faroe Steamers', 'A/B+C', '7', 'a'.repeat(64)])
      expect(problemsOf({ month: '2026-11', shipLine })).toEqual({});
    expect(problemsOf(wrong)).toEqual(problems);
  });

  it('rents to no one under 18 or over 99', () => {
    const rental = { ...PLACES, pickUpDateTime: '2026-12-01T11:00', returnDateTime: '2026-12-03T11:00' };
    const problemsAt = (age: string) => parseSearch(SEARCH_PLANS.cars, readFrom({ ...rental, age }), ANY_DAY).problems;
    expect(['17', '18', '99', '100'].filter((age) => problemsAt(age)['age'] === undefined)).toEqual(['18', '99']);
  });
});
