import fc from 'fast-check';
import { daysAfter } from '../../../world/days.ts';
import { airports } from '../../../world/geo/airports.ts';
import { PLACES } from '../../../world/geo/nearest-place.ts';
import { SHIP_LINES } from '../../../world/offers/ship-lines.ts';

/** The fixed time of these tests. */
export const TODAY = '2026-02-01';
export const NOW = new Date(`${TODAY}T12:00:00Z`);

const anyPlace = fc.constantFrom(...PLACES);
const anyDay = fc.integer({ min: 0, max: 400 }).map((days) => daysAfter(TODAY, days));
const anyParty = fc.record({ adults: fc.integer({ min: 1, max: 9 }), children: fc.integer({ min: 0, max: 8 }) });

/** Searches that may find something, by product, as queries. */
export const ANY_SEARCH: Readonly<Record<string, fc.Arbitrary<Record<string, string>>>> = {
  hotel: fc
    .tuple(
      anyPlace,
      anyDay,
      fc.integer({ min: 1, max: 30 }),
      fc.integer({ min: 1, max: 8 }),
      fc.integer({ min: 8, max: 16 }),
    )
    .map(([place, checkIn, nights, rooms, adults]) =>
      withTextValues({
        lat: place.latitude,
        long: place.longitude,
        checkIn,
        checkOut: daysAfter(checkIn, nights),
        rooms,
        adults,
      }),
    ),
  car: fc
    .tuple(anyPlace, anyPlace, anyDay, fc.integer({ min: 1, max: 60 }), fc.integer({ min: 18, max: 99 }))
    .map(([from, to, day, days, age]) =>
      withTextValues({
        pickupLatitude: from.latitude,
        pickupLongitude: from.longitude,
        returnLatitude: to.latitude,
        returnLongitude: to.longitude,
        pickUpDateTime: `${day}T11:00:00`,
        returnDateTime: `${daysAfter(day, days)}T11:00:00`,
        age,
      }),
    ),
  activity: fc
    .tuple(anyPlace, anyDay)
    .map(([{ latitude, longitude }, date]) => withTextValues({ latitude, longitude, date })),
  flight: fc
    .tuple(fc.nat(airports().length - 1), fc.nat(airports().length - 2), anyDay, fc.option(fc.nat(30)), anyParty)
    .map(([first, second, departure, milesAway, party]) =>
      withTextValues({
        from: airports()[first]?.code ?? '',
        to: airports()[(first + 1 + second) % airports().length]?.code ?? '',
        departure,
        ...(milesAway === null ? {} : { return: daysAfter(departure, milesAway) }),
        ...party,
      }),
    ),
  cruise: fc.tuple(fc.option(fc.constantFrom(...SHIP_LINES)), fc.option(anyDay), anyParty).map(([line, day, party]) =>
    withTextValues({
      ...(line === null ? {} : { shipLine: line.id }),
      ...(day === null ? {} : { month: day.slice(0, 7) }),
      ...party,
    }),
  ),
};

/** A search of each product that always has results. */
export const SOME_SEARCH: Readonly<Record<string, Record<string, string>>> = {
  hotel: withTextValues({
    lat: 38.7075,
    long: -9.1364,
    checkIn: '2026-02-10',
    checkOut: '2026-02-13',
    rooms: 1,
    adults: 2,
  }),
  car: withTextValues({
    pickupLatitude: 38.781,
    pickupLongitude: -9.136,
    returnLatitude: 38.781,
    returnLongitude: -9.136,
    pickUpDateTime: '2026-02-10T11:00:00',
    returnDateTime: '2026-02-12T11:00:00',
    age: 30,
  }),
  activity: withTextValues({ latitude: 38.7075, longitude: -9.1364, date: '2026-02-10' }),
  flight: withTextValues({
    from: 'LHR',
    to: 'LIS',
    departure: '2026-02-10',
    return: '2026-02-14',
    adults: 2,
    children: 1,
  }),
  cruise: withTextValues({ month: '2026-03', adults: 2 }),
};

function withTextValues(fields: Readonly<Record<string, string | number>>): Record<string, string> {
  return Object.fromEntries(Object.entries(fields).map(([field, value]) => [field, String(value)]));
}
