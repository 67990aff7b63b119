import { milesBetween } from '@livery/contract/trip/miles-between';
import type { Airport } from '../../geo/airports.ts';
import { seededRandom } from '../../seeded-random.ts';
import type { Party } from '../offer.ts';
import { AIRLINES, type Airline } from './airlines.ts';
import { type FlownLeg, flightLeg } from './flight-leg.ts';
import { flightRoute } from './flight-route.ts';

/** A search for flights. */
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

/** An outbound flight, and the flights after it, if any were requested. */
export interface Journey {
  readonly airline: Airline;
  /** The journey's number for the airline on that day. */
  readonly number: number;
  readonly legs: readonly FlownLeg[];
}

/** For shorter distances, in miles, there are no flights. */
const BUS_DISTANCE_MILES = 60;
const TURNAROUND_MS = 60 * 60_000;

/** Every airline's journeys on the requested days: a few for each, none between neighbouring airports. */
export function flightJourneys(search: FlightSearch, seed: number): Journey[] {
  if ([search, ...search.next].some(({ from, to }) => milesBetween(from, to) < BUS_DISTANCE_MILES)) return [];
  return AIRLINES.flatMap((airline) => airlineJourneys(airline, search, seed));
}

function airlineJourneys(airline: Airline, search: FlightSearch, seed: number): Journey[] {
  const { from, to, departure, return: back, next } = search;
  const home = back === null ? [] : [{ from: to, to: from, departure: back }];
  const [otherLegs = [], ...others] = [{ from, to, departure }, ...home, ...next].map((flight) =>
    airlineLegs(airline, flight.from, flight.to, flight.departure, seed),
  );
  const journeys = others.reduce<readonly (readonly FlownLeg[])[]>(
    (startedLegs, flights) => startedLegs.flatMap((legs) => continuingFlights(legs, flights)),
    otherLegs.map((eachLeg) => [eachLeg]),
  );
  return journeys.map((legs, number) => ({ airline, number, legs }));
}

/** The number of following flights that are combined with an earlier one. */
const MAX_CONTINUATIONS = 2;

/** On the same day, the next flight may depart before the previous one arrives. */
function continuingFlights(legs: readonly FlownLeg[], flights: readonly FlownLeg[]): FlownLeg[][] {
  const ready = (legs.at(-1)?.arrives ?? 0) + TURNAROUND_MS;
  return flights
    .filter(({ departs }) => departs >= ready)
    .slice(0, MAX_CONTINUATIONS)
    .map((nextFlight) => [...legs, nextFlight]);
}

function airlineLegs(airline: Airline, from: Airport, to: Airport, day: string, seed: number): FlownLeg[] {
  const random = seededRandom(`flights/${seed}/${airline.id}/${from.code}/${to.code}/${day}`);
  const legs = Array.from({ length: random.whole(1, 4) }, () => {
    const route = flightRoute(airline, from, to, random);
    const flightNumber = `${airline.code} ${random.whole(100, 1999)}`;
    return route === null ? [] : [flightLeg(route, day, { airline, flightNumber }, random)];
  });
  return legs.flat().sort((a, b) => a.departs - b.departs);
}
