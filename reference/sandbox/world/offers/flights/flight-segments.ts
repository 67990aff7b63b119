import { milesBetween } from '@livery/contract/trip/miles-between';
import { type Airport, airports } from '../../geo/airports.ts';
import { once } from '../../geo/once.ts';
import { seededRandom } from '../../seeded-random.ts';
import { AIRLINES, type Airline } from './airlines.ts';
import { localTime, zoneInCountry } from './flight-times.ts';
import type { FlightSegment } from './itinerary.ts';

interface Flight {
  readonly from: Airport;
  readonly to: Airport;
  readonly minutes: number;
}

interface Schedule {
  /** Milliseconds. */
  readonly departs: number;
  /** Of the first flight. */
  readonly flightNumber: string;
  readonly airline: Airline;
  /** Minutes on the ground between the flights. */
  readonly waits: readonly number[];
}

const MINUTE_MS = 60_000;
const PARTNER_CHANCE = 0.25;
const AIRPORT_CHANGE_CHANCE = 0.2;
/** The minimum time for a change between two airports of a town. */
const MIN_AIRPORT_CHANGE_MINUTES = 120;
/** The maximum distance between airports of one town, in miles. */
const SAME_TOWN_MILES = 60;

/**
 * The flights of a leg, one after another: some are operated by partners, and some depart from another airport of the
 * town.
 */
export function flightSegments(flights: readonly Flight[], schedule: Schedule): FlightSegment[] {
  const { departs, flightNumber, airline, waits } = schedule;
  const random = seededRandom(`segments/${flightNumber}/${departs}`);
  let instant = departs;
  return flights.map(({ from, to, minutes }, index) => {
    const wait = waits[index - 1] ?? 0;
    const leaves = instant + wait * MINUTE_MS;
    const arrives = leaves + minutes * MINUTE_MS;
    instant = arrives;
    const other =
      wait >= MIN_AIRPORT_CHANGE_MINUTES && random.chance(AIRPORT_CHANGE_CHANCE) ? otherAirport(from) : undefined;
    return {
      from: (other ?? from).code,
      to: to.code,
      departure: localTime(leaves, zoneInCountry(from)),
      arrival: localTime(arrives, zoneInCountry(to)),
      durationMinutes: minutes,
      flightNumber: index === 0 ? flightNumber : `${airline.code} ${random.whole(2000, 9899)}`,
      operatedBy: (random.chance(PARTNER_CHANCE) ? random.pick(AIRLINES) : airline).name,
    };
  });
}

const largeAirports = once((): readonly Airport[] => airports().slice(0, 200));

/** Another large airport of the same town. */
function otherAirport(airport: Airport): Airport | undefined {
  return largeAirports().find(
    (other) => other !== airport && other.city === airport.city && milesBetween(other, airport) < SAME_TOWN_MILES,
  );
}
