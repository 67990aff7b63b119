import type { Airport } from '../../geo/airports.ts';
import { type Coordinates, milesBetween } from '../../geo/coordinates.ts';
import type { SeededRandom } from '../../seeded-random.ts';
import type { FlightLeg } from '../offer.ts';
import table from './zones.json' with { type: 'json' };

interface Zone extends Coordinates {
  readonly name: string;
  readonly country: string;
}

const ZONES: readonly Zone[] = table.rows.map((row) => {
  const [country = '', name = '', latitude, longitude] = row.split('|');
  return { country, name, latitude: Number(latitude), longitude: Number(longitude) };
});

/**
 * The time zone of an airport (IANA): its country's, that of the nearest principal town where the country has several;
 * by its longitude where nothing is known of the country.
 */
export function zoneOf({ country, ...point }: Coordinates & { readonly country: string }): string {
  const [zone] = ZONES.filter((one) => one.country === country)
    .map(({ name, ...town }) => ({ name, miles: milesBetween(point, town) }))
    .sort((one, other) => one.miles - other.miles);
  return zone?.name ?? nauticalZone(point.longitude);
}

/** Zones named after Greenwich count westward. */
function nauticalZone(longitude: number): string {
  const hours = Math.round(longitude / 15);
  return `Etc/GMT${hours > 0 ? '-' : '+'}${Math.abs(hours)}`;
}

const MINUTE_MS = 60_000;
/** Miles a minute, and what starting and landing take besides. */
const MILES_PER_MINUTE = 8.1;
const TAXI_MINUTES = 35;
const FIRST = 5.5 * 60;
const LAST = 22.5 * 60;

/** A flight as it is flown, and its instants, in milliseconds. */
export interface FlownLeg extends FlightLeg {
  readonly departs: number;
  readonly arrives: number;
}

/** A flight over some airports, on a day by the calendar of the first. */
export function flightLeg(
  route: readonly Airport[],
  day: string,
  flightNumber: string,
  random: SeededRandom,
): FlownLeg {
  const [from, to] = [route[0], route.at(-1)];
  if (from === undefined || to === undefined) throw new RangeError('A flight needs two airports.');
  const leaves = toFiveMinutes(random.between(FIRST, LAST));
  const departs = instantOf(`${day}T${clock(leaves)}`, zoneOf(from));
  const stops = route
    .slice(1, -1)
    .map(({ code }) => ({ airport: code, minutes: toFiveMinutes(random.between(55, 210)) }));
  const flown = route
    .slice(1)
    .map((next, index) => toFiveMinutes(TAXI_MINUTES + milesBetween(route[index] ?? next, next) / MILES_PER_MINUTE));
  const durationMinutes = sum(flown) + sum(stops.map(({ minutes }) => minutes));
  const arrives = departs + durationMinutes * MINUTE_MS;
  return {
    from: from.code,
    to: to.code,
    departure: localTime(departs, zoneOf(from)),
    arrival: localTime(arrives, zoneOf(to)),
    durationMinutes,
    stops,
    flightNumber,
    departs,
    arrives,
  };
}

const toFiveMinutes = (minutes: number): number => Math.round(minutes / 5) * 5;
const sum = (numbers: readonly number[]): number => numbers.reduce((total, next) => total + next, 0);

function clock(minutes: number): string {
  return [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':');
}

const formats = new Map<string, Intl.DateTimeFormat>();

/** What the clocks of a zone (IANA) show at an instant, as `2026-02-03T09:40`. */
export function localTime(instant: number, zone: string): string {
  return new Date(instant + ahead(instant, zone)).toISOString().slice(0, 16);
}

/** The instant at which the clocks of a zone show a time, in milliseconds; an hour later where they skip it. */
export function instantOf(local: string, zone: string): number {
  const shown = Date.parse(`${local}Z`);
  const guess = shown - ahead(shown, zone);
  return shown - ahead(guess, zone);
}

/** How far the clocks of a zone are ahead of Greenwich, in milliseconds. */
function ahead(instant: number, zone: string): number {
  const format = formats.get(zone) ?? new Intl.DateTimeFormat('en', { timeZone: zone, timeZoneName: 'longOffset' });
  formats.set(zone, format);
  const name = format.formatToParts(instant).find(({ type }) => type === 'timeZoneName')?.value ?? '';
  const [, sign = '+', hours = '0', minutes = '0'] = /GMT([+-])(\d+):(\d+)/.exec(name) ?? [];
  return (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes)) * 60_000;
}
