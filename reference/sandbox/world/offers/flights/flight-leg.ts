import { milesBetween } from '@livery/contract/trip/miles-between';
import type { Airport } from '../../geo/airports.ts';
import type { SeededRandom } from '../../seeded-random.ts';
import type { Airline } from './airlines.ts';
import { flightSegments } from './flight-segments.ts';
import { instantOfLocalTime, localTime, zoneInCountry } from './flight-times.ts';
import type { FlightLeg } from './itinerary.ts';

const MINUTE_MS = 60_000;
/** Miles per minute, and the additional time for take-off and landing. */
const MILES_PER_MINUTE = 8.1;
const TAXI_MINUTES = 35;
const FIRST_DEPARTURE_MINUTES = 5.5 * 60;
const LAST_DEPARTURE_MINUTES = 22.5 * 60;

/** A flight with its instants, in milliseconds. */
export interface FlownLeg extends FlightLeg {
  readonly departs: number;
  readonly arrives: number;
}

/** A flight via some airports, on a local day at the first one. */
export function flightLeg(
  route: readonly Airport[],
  day: string,
  { airline, flightNumber }: { readonly airline: Airline; readonly flightNumber: string },
  random: SeededRandom,
): FlownLeg {
  const [from, to] = [route[0], route.at(-1)];
  if (from === undefined || to === undefined) throw new RangeError('A flight needs two airports.');
  const leaves = roundToFiveMinutes(random.between(FIRST_DEPARTURE_MINUTES, LAST_DEPARTURE_MINUTES));
  const departs = instantOfLocalTime(`${day}T${clockTime(leaves)}`, zoneInCountry(from));
  const stops = route
    .slice(1, -1)
    .map(({ code }) => ({ airport: code, minutes: roundToFiveMinutes(random.between(55, 210)) }));
  const flown = route
    .slice(1)
    .map((nextAirport, index) =>
      roundToFiveMinutes(TAXI_MINUTES + milesBetween(route[index] ?? nextAirport, nextAirport) / MILES_PER_MINUTE),
    );
  const durationMinutes = sum(flown) + sum(stops.map(({ minutes }) => minutes));
  const arrives = departs + durationMinutes * MINUTE_MS;
  const flights = route.slice(1).map((to, index) => ({ from: route[index] ?? to, to, minutes: flown[index] ?? 0 }));
  return {
    from: from.code,
    to: to.code,
    fromName: from.name,
    zone: zoneInCountry(from),
    departure: localTime(departs, zoneInCountry(from)),
    arrival: localTime(arrives, zoneInCountry(to)),
    durationMinutes,
    stops,
    flightNumber,
    segments: flightSegments(flights, { departs, flightNumber, airline, waits: stops.map(({ minutes }) => minutes) }),
    departs,
    arrives,
  };
}

const roundToFiveMinutes = (minutes: number): number => Math.round(minutes / 5) * 5;
const sum = (numbers: readonly number[]): number => numbers.reduce((total, next) => total + next, 0);

function clockTime(minutes: number): string {
  return [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':');
}
