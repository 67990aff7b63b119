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
  /** Flights after the first, on the same day or later. */
  readonly next: readonly NextFlight[];
  readonly party: Party;
}

/** A flight after the first of a journey. */
export interface NextFlight {
  readonly from: Airport;
  readonly to: Airport;
  readonly departure: string;
}

/** An outbound flight, and the flights after it where any were requested. */
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
  if ([search, ...search.next].some(({ from, to }) => milesBetween(from, to) < BUS_DISTANCE_MILES)) return [];
  return AIRLINES.flatMap((airline) => journeysOf(airline, search, seed));
}

function journeysOf(airline: Airline, search: FlightSearch, seed: number): Journey[] {
  const { from, to, departure, return: back, next } = search;
  const home = back === null ? [] : [{ from: to, to: from, departure: back }];
  const [there = [], ...others] = [{ from, to, departure }, ...home, ...next].map((flight) =>
    legsOf(airline, flight.from, flight.to, flight.departure, seed),
  );
  return there.flatMap((first, number) => {
    const legs = [first, ...others.map((flights) => flights[number % Math.max(1, flights.length)])];
    return areInTurn(legs) ? [{ airline, number, legs }] : [];
  });
}

/** On the same day the next flight may depart before the one before it arrives. */
function areInTurn(legs: readonly (FlownLeg | undefined)[]): legs is readonly FlownLeg[] {
  return legs.every((leg, index) => {
    const before = legs[index - 1];
    return leg !== undefined && (before === undefined || leg.departs >= before.arrives + TURNAROUND_MS);
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
