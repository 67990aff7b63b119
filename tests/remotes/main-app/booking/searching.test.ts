import { test } from '@fast-check/vitest';
import { guestsIn, readSearch, roomsOf, roomsText, type SearchNeeds, type SearchValues } from '@livery/remote/search';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { PRODUCTS, type Product } from '../../../../remotes/main-app/booking/product/product.ts';
import { searchOf } from '../../../../remotes/main-app/booking/product/product-search.ts';

const planOf = (product: Product) => searchOf(product).plan;

const TODAY = Temporal.PlainDate.from('2026-11-21');
const GUESTS = { flight: { adults: 3, children: 1, infants: 0 }, cruise: { adults: 4, children: 0, infants: 2 } };
const ANY_DAY: SearchNeeds = agencyWith(false);
const NOT_TODAY: SearchNeeds = agencyWith(true);

function agencyWith(disallowed: boolean): SearchNeeds {
  const sameDayBookingDisallowed = { hotel: disallowed, activities: disallowed, car: disallowed };
  return { today: TODAY, agency: { sameDayBookingDisallowed }, defaultGuests: GUESTS };
}

/** Places, as a visitor would choose them. */
const PLACES: SearchValues = {
  place: 'Lisbon',
  lat: '38.7223',
  long: '-9.1393',
  latitude: '38.7223',
  longitude: '-9.1393',
  pickUp: 'Lisbon',
  pickupLatitude: '38.77',
  pickupLongitude: '-9.13',
  from: 'LIS',
  to: 'OSL',
};

const readFrom = (values: SearchValues) => (name: string) => values[name] ?? '';

describe('the defaults of a search (rules §9)', () => {
  const hotel = planOf('hotel');
  const car = planOf('car');
  const activity = planOf('activity');
  const flight = planOf('flight');
  const cruise = planOf('cruise');

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

  test.prop([fc.constantFrom(...PRODUCTS), fc.nat(4000), fc.boolean()])(
    'can be searched on any day, once there is a place',
    (product, days, disallowed) => {
      const needs = { ...agencyWith(disallowed), today: TODAY.add({ days }) };
      const plan = planOf(product);
      const defaults = plan.defaults(needs);
      const chosen = Object.fromEntries(Object.entries(PLACES).filter(([name]) => name in defaults));
      expect(plan.problems({ ...defaults, ...chosen }, needs)).toEqual({});
    },
  );
});

describe('a search in an address', () => {
  const hotel = (values: SearchValues, needs = ANY_DAY) => readSearch(planOf('hotel'), readFrom(values), needs);
  const stay = { ...PLACES, checkIn: '2026-12-01', checkOut: '2026-12-03', guests: '2-5.1' };

  it('is complete with all its fields', () => {
    expect(hotel(stay).problems).toEqual({});
    expect(searchOf('hotel').call(hotel(stay).values)).toEqual({
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
    ['no guests', { guests: '0' }, { guests: 'guests' }],
    ['seventeen adults', { guests: '9.8' }, { guests: 'guests' }],
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
  test.prop([fc.constantFrom(...PRODUCTS), anything])(
    'starts a form that can be sent, but for a place, whatever it contains',
    (product, values) => {
      const plan = planOf(product);
      const { start } = readSearch(plan, readFrom({ ...PLACES, ...values }), ANY_DAY);
      expect(plan.problems(start, ANY_DAY)).toEqual({});
    },
  );

  it('is one way without a return day', () => {
    const flight = { ...PLACES, departure: '2026-12-01', adults: '1', children: '0', infants: '0' };
    const { values, problems } = readSearch(planOf('flight'), readFrom(flight), ANY_DAY);
    expect([problems, searchOf('flight').call(values)['return']]).toEqual([{}, undefined]);
  });

  it.each([
    ['an infant more than adults', { infants: '2' }, { adults: 'travellers' }],
    ['ten travellers', { adults: '9', children: '1' }, { adults: 'travellers' }],
    ['the same airport twice', { to: 'LIS' }, { toName: 'sameAirport' }],
    ['coming back before leaving', { return: '2026-11-30' }, { return: 'returnFlight' }],
  ])('does not fly with %s', (_, wrong, problems) => {
    const flight = { ...PLACES, departure: '2026-12-01', adults: '1', ...wrong };
    expect(readSearch(planOf('flight'), readFrom(flight), ANY_DAY).problems).toEqual(problems);
  });

  it('returns a car to the place of pick-up by default', () => {
    const rental = { ...PLACES, pickUpDateTime: '2026-12-01T11:00', returnDateTime: '2026-12-03T11:00' };
    const { values, problems } = readSearch(planOf('car'), readFrom(rental), ANY_DAY);
    expect(problems).toEqual({});
    expect(searchOf('car').call(values)).toMatchObject({
      returnLatitude: '38.77',
      returnLongitude: '-9.13',
      pickUpDateTime: '2026-12-01T11:00:00',
    });
  });

  it('rents to no one under 18 or over 99', () => {
    const rental = { ...PLACES, pickUpDateTime: '2026-12-01T11:00', returnDateTime: '2026-12-03T11:00' };
    const problemsAt = (age: string) => readSearch(planOf('car'), readFrom({ ...rental, age }), ANY_DAY).problems;
    expect(['17', '18', '99', '100'].filter((age) => problemsAt(age)['age'] === undefined)).toEqual(['18', '99']);
  });
});

describe('rooms in an address', () => {
  const room = fc.record({
    adults: fc.integer({ min: 1, max: 2 }),
    ages: fc.array(fc.integer({ min: 0, max: 17 }), { maxLength: 1 }),
  });

  test.prop([fc.array(room, { minLength: 1, maxLength: 8 })])('read as they were written', (rooms) => {
    expect(roomsOf(roomsText(rooms))).toEqual(rooms);
  });

  it('hold sixteen adults and eight children at most', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[\d.-]{0,12}$/), (text) => {
        const { adults, children } = guestsIn(roomsOf(text) ?? [{ adults: 1, ages: [] }]);
        expect(adults >= 1 && adults <= 16 && children <= 8).toBe(true);
      }),
    );
    expect(['2-18', '17', undefined].map(roomsOf)).toEqual([null, null, null]);
    expect(roomsOf('16')).toEqual([{ adults: 16, ages: [] }]);
  });
});
