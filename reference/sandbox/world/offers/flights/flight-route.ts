import { milesBetween } from '@livery/contract/trip/miles-between';
import { type Airport, airports } from '../../geo/airports.ts';
import { once } from '../../geo/once.ts';
import type { SeededRandom } from '../../seeded-random.ts';
import { type Airline, airportByCode } from './airlines.ts';

/** The longest non-stop flight, in miles. */
const MAX_NONSTOP_MILES = 8800;
/** The longest flight from or to a small airport, in miles. */
const MAX_REGIONAL_MILES = 1400;
/** How many times as long as the direct distance a route over a hub may be. */
const MAX_DETOUR_FACTOR = 1.7;
const SHORT_HAUL_MILES = 2200;

/** Airports that large aeroplanes fly to. */
const busyAirports = once((): readonly Airport[] => airports().slice(0, 600));
const busyAirportCodes = once((): ReadonlySet<string> => new Set(busyAirports().map(({ code }) => code)));

/**
 * The airports that an airline's flight calls at, both ends included: none between if it flies straight, one of
 * the airline's hubs otherwise, and a larger airport near each end from which nothing large takes off. Null if the
 * airline would lead people around half the world.
 */
export function flightRoute(airline: Airline, from: Airport, to: Airport, random: SeededRandom): Airport[] | null {
  const straight = isInRange(from, to) && random.chance(directFlightChance(airline, from, to));
  const middle = straight ? [] : hubBetween(airline, from, to);
  if (middle === null) return null;
  const stops = [from, ...middle, to];
  const [second = to, secondLast = from] = [stops[1], stops.at(-2)];
  const route = [
    from,
    ...feederAirport(from, second),
    ...middle,
    ...(straight ? [] : feederAirport(to, secondLast)),
    to,
  ];
  return route.filter((airport, index) => route.indexOf(airport) === index);
}

function isInRange(from: Airport, to: Airport): boolean {
  return (
    milesBetween(from, to) <=
    (busyAirportCodes().has(from.code) && busyAirportCodes().has(to.code) ? MAX_NONSTOP_MILES : MAX_REGIONAL_MILES)
  );
}

function directFlightChance({ hubs }: Airline, from: Airport, to: Airport): number {
  if (hubs.includes(from.code) || hubs.includes(to.code)) return 0.9;
  return milesBetween(from, to) <= SHORT_HAUL_MILES ? 0.4 : 0;
}

function hubBetween({ hubs }: Airline, from: Airport, to: Airport): Airport[] | null {
  const straight = milesBetween(from, to);
  const [best] = hubs
    .flatMap((code) => airportByCode(code) ?? [])
    .filter((hub) => [from, to].every((end) => isNonstopDistance(milesBetween(hub, end))))
    .map((hub) => ({ hub, detour: (milesBetween(from, hub) + milesBetween(hub, to)) / straight }))
    .sort((one, other) => one.detour - other.detour);
  return best === undefined || best.detour > MAX_DETOUR_FACTOR ? null : [best.hub];
}

/** Whether a non-stop flight may be of this length. */
const isNonstopDistance = (miles: number): boolean => miles > 120 && miles <= MAX_NONSTOP_MILES;

/** The larger airport that connects a small one with a distant one. */
function feederAirport(small: Airport, far: Airport): Airport[] {
  if (busyAirportCodes().has(small.code) || milesBetween(small, far) <= MAX_REGIONAL_MILES) return [];
  const nearest = busyAirports()
    .map((airport) => ({ airport, miles: milesBetween(small, airport) }))
    .reduce((best, next) => (next.miles < best.miles ? next : best));
  return nearest.airport === far ? [] : [nearest.airport];
}
