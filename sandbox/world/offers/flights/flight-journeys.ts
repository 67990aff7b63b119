import type { Airport } from '../../geo/airports.ts';
import { milesBetween } from '../../geo/coordinates.ts';
import { seededRandom } from '../../seeded-random.ts';
import type { Party } from '../offer.ts';
import { AIRLINES, type Airline } from './airlines.ts';
import { type FlownLeg, flightLeg } from './flight-leg.ts';
import { flightRoute } from './flight-route.ts';

/** A flight that is looked for. */
export interface FlightSearch {
  readonly from: Airport;
  readonly to: Airport;
  /** Days. */
  readonly departure: string;
  readonly return: string | null;
  readonly party: Party;
}

/** An outbound flight, and a return flight where one was requested. */
export interface Journey {
  readonly airline: Airline;
  /** Which of the airline's it is on that day. */
  readonly number: number;
  readonly legs: readonly FlownLeg[];
}

/** Nearer airports than this, in miles, are reached by bus. */
const BUS_DISTANCE_MILES = 60;
const TURNAROUND_MS = 60 * 60_000;

/** Every airline's journeys on the requested days: a handful each, none between neighbouring airports. */
export function flightJourneys(search: FlightSearch, seed: number): Journey[] {
  if (milesBetween(search.from, search.to) < BUS_DISTANCE_MILES) return [];
  return AIRLINES.flatMap((airline) => journeysOf(airline, search, seed));
}

function journeysOf(airline: Airline, search: FlightSearch, seed: number): Journey[] {
  const there = legsOf(airline, search.from, search.to, search.departure, seed);
  if (search.return === null) return there.map((leg, number) => ({ airline, number, legs: [leg] }));
  const back = legsOf(airline, search.to, search.from, search.return, seed);
  return there.flatMap((leg, number) => {
    const home = back[number % Math.max(1, back.length)];
    // On the same day the return flight may depart before the outbound one arrives.
    if (home === undefined || home.departs < leg.arrives + TURNAROUND_MS) return [];
    return [{ airline, number, legs: [leg, home] }];
  });
}

function legsOf(airline: Airline, from: Airport, to: Airport, day: string, seed: number): FlownLeg[] {
  const random = seededRandom(`flights/${seed}/${airline.id}/${from.code}/${to.code}/${day}`);
  const legs = Array.from({ length: random.whole(1, 4) }, () => {
    const route = flightRoute(airline, from, to, random);
    const flightNumber = `${airline.code} ${random.whole(100, 1999)}`;
    return route === null ? [] : [flightLeg(route, day, flightNumber, random)];
  });
  return legs.flat().sort((one, other) => one.departs - other.departs);
}
