import { seededRandom } from '../seeded-random.ts';
import table from './cruise-regions.json' with { type: 'json' };
import type { CruiseDay } from './offer.ts';
import type { ShipLineRecord } from './ship-lines.ts';

/** A cruise of an invented ship with real ports. */
export interface Sailing {
  readonly line: ShipLineRecord;
  /** The cruise's number within the line's month. */
  readonly number: number;
  readonly ship: string;
  readonly region: (typeof table.regions)[number];
  readonly nights: number;
  /** Days. */
  readonly departure: string;
  /** With ports from the table, such as `Lisbon|PT`. */
  readonly itinerary: readonly CruiseDay[];
}

const SHIPS: ReadonlyMap<string, readonly string[]> = new Map(Object.entries(table.ships));
const LINE_WATERS: ReadonlyMap<string, readonly string[]> = new Map(Object.entries(table.waters));

/** The cruises of a line that leave in a month (`2026-02`): at most eight, none if it is winter there. */
export function lineSailings(line: ShipLineRecord, month: string, seed: number): Sailing[] {
  const random = seededRandom(`cruises/${seed}/${line.id}/${month}`);
  const waters = LINE_WATERS.get(String(line.id)) ?? [];
  const regions = table.regions.filter(
    ({ id, months }) => waters.includes(id) && months.includes(Number(month.slice(5))),
  );
  if (regions.length === 0) return [];
  return Array.from({ length: random.whole(5, 8) }, () => ({
    day: random.whole(1, 28),
    region: random.pick(regions),
    ship: random.pick(SHIPS.get(String(line.id)) ?? [line.name]),
    nights: random.pick(CRUISE_NIGHTS),
  }))
    .sort((a, b) => a.day - b.day)
    .map(({ day, region, ship, nights }, number) => ({
      line,
      number,
      ship,
      region,
      nights,
      departure: `${month}-${String(day).padStart(2, '0')}`,
      itinerary: cruiseItinerary(region.ports, nights, `${seed}/${line.id}/${month}/${number}`),
    }));
}

const CRUISE_NIGHTS: readonly number[] = [3, 4, 5, 7, 7, 7, 10, 12, 14];

/** Leaves from one end of the coast, calls at some ports on the way out and at others on the way back. */
function cruiseItinerary(coast: readonly string[], nights: number, key: string): CruiseDay[] {
  const random = seededRandom(`itinerary/${key}`);
  const [home = '', ...ports] = random.chance(0.5) ? coast : [...coast].reverse();
  const days = nights - 1;
  // A short cruise stays near.
  const nearPorts = [...ports.keys()].slice(0, days + 1);
  const atSea = Math.max(days - nearPorts.length, days > 4 ? random.whole(1, 2) : 0);
  const calledPorts = random
    .shuffled(nearPorts)
    .slice(0, days - atSea)
    .sort((a, b) => a - b);
  const out = calledPorts.filter((_, turn) => turn % 2 === 0);
  const calls = [...out, ...calledPorts.filter((port) => !out.includes(port)).reverse()];
  const seaDays = new Set(random.shuffled(Array.from({ length: days }, (_, day) => day)).slice(0, atSea));
  const between = Array.from({ length: days }, (_, day): CruiseDay => {
    const port = seaDays.has(day) ? undefined : ports[calls.shift() ?? -1];
    return port === undefined
      ? { day: day + 2, port: null, arrival: null, departure: null }
      : { day: day + 2, port, arrival: random.pick(ARRIVAL_TIMES), departure: random.pick(DEPARTURE_TIMES) };
  });
  return [
    { day: 1, port: home, arrival: null, departure: random.pick(DEPARTURE_TIMES) },
    ...between,
    { day: nights + 1, port: home, arrival: random.pick(ARRIVAL_TIMES), departure: null },
  ];
}

const ARRIVAL_TIMES: readonly string[] = ['06:30', '07:00', '08:00', '09:30'];
const DEPARTURE_TIMES: readonly string[] = ['16:30', '17:00', '18:00', '20:00'];
