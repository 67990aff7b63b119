import { milesBetween } from '@livery/contract/trip/miles-between';
import { type Airport, airports } from '../../geo/airports.ts';
import { once } from '../../geo/once.ts';
import type { SeededRandom } from '../../seeded-random.ts';
import { type Airline, airportByCode } from './airlines.ts';

/** The longest non-stop flight, in miles. */
const MAX_NONSTOP_MILES = 8800;
/** The longest flight from or to a small airport, in miles. */
const MAX_REGIONAL_MILES = 1400;
/** The maximum length of a route via a hub, relative to the direct distance. */
const MAX_DETOUR_FACTOR = 1.7;
const SHORT_HAUL_MILES = 2200;

/** Airports with large aeroplanes. */
const busyAirports = once((): readonly Airport[] => airports().slice(0, 600));
const busyAirportCodes = once((): ReadonlySet<string> => new Set(busyAirports().map(({ code }) => code)));

/**
 * The airports of an airline's flight, including both ends: non-stop, or via one of the airline's hubs, and via a
 * larger airport near an end without large aeroplanes. Null if the detour would be too long.
 */
export function flightRoute(airline: Airline, from: Airport, to: Airport, random: SeededRandom): Airport[] | null {
  const straight = isInRange(from, to) && random.chance(directFlightChance(airline, from, to));
  const middle = straight ? [] : hubBetween(airline, from, to);
  if (middle === null) return null;
  const stops = [from, ...middle, to];
  const [secondAirport = to, secondLast = from] = [stops[1], stops.at(-2)];
  const route = [
    from,
    ...feederAirport(from, secondAirport),
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
    .sort((a, b) => a.detour - b.detour);
  return best === undefined || best.detour > MAX_DETOUR_FACTOR ? null : [best.hub];
}

/** Whether a non-stop flight may be of this length. */
const isNonstopDistance = (miles: number): boolean => miles > 120 && miles <= MAX_NONSTOP_MILES;

/** The larger airport between a small one and a distant one. */
function feederAirport(small: Airport, far: Airport): Airport[] {
  if (busyAirportCodes().has(small.code) || milesBetween(small, far) <= MAX_REGIONAL_MILES) return [];
  const nearest = busyAirports()
    .map((airport) => ({ airport, miles: milesBetween(small, airport) }))
    .reduce((bestAirport, next) => (next.miles < bestAirport.miles ? next : bestAirport));
  return nearest.airport === far ? [] : [nearest.airport];
}
