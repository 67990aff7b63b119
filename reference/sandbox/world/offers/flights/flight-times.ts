import { milesBetween } from '@livery/contract/trip/miles-between';
import { CITY_ROWS } from '../../geo/cities.ts';
import { type Coordinates } from '../../geo/coordinates.ts';
import { nearestCityRow } from '../../geo/nearest-city.ts';
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
 * The time zone of an airport (IANA): its country's; if the country has several, that of the nearest principal town; by
 * its longitude if the country is unknown.
 */
export function zoneInCountry({ country, ...point }: Coordinates & { readonly country: string }): string {
  const [zone] = ZONES.filter((candidate) => candidate.country === country)
    .map(({ name, ...town }) => ({ name, miles: milesBetween(point, town) }))
    .sort((a, b) => a.miles - b.miles);
  return zone?.name ?? nauticalZone(point.longitude);
}

/** The time zone of any point: that of the nearest city, found as for an airport. */
export function zoneAt(point: Coordinates): string {
  const [, country = ''] = CITY_ROWS[nearestCityRow(point)]?.split('|') ?? [];
  return zoneInCountry({ ...point, country });
}

/** The names of nautical zones count westward from Greenwich. */
function nauticalZone(longitude: number): string {
  const hours = Math.round(longitude / 15);
  return `Etc/GMT${hours > 0 ? '-' : '+'}${Math.abs(hours)}`;
}

const offsetFormats = new Map<string, Intl.DateTimeFormat>();

/** The local time in a zone (IANA) at an instant, `2026-02-03T09:40`. */
export function localTime(instant: number, zone: string): string {
  return new Date(instant + zoneOffset(instant, zone)).toISOString().slice(0, 16);
}

/** The instant of a local time in a zone, in milliseconds; an hour later if the clocks skip it. */
export function instantOfLocalTime(local: string, zone: string): number {
  const shown = Date.parse(`${local}Z`);
  const guess = shown - zoneOffset(shown, zone);
  return shown - zoneOffset(guess, zone);
}

/** The offset of a zone from Greenwich, in milliseconds. */
function zoneOffset(instant: number, zone: string): number {
  const format =
    offsetFormats.get(zone) ?? new Intl.DateTimeFormat('en', { timeZone: zone, timeZoneName: 'longOffset' });
  offsetFormats.set(zone, format);
  const name = format.formatToParts(instant).find(({ type }) => type === 'timeZoneName')?.value ?? '';
  const [, sign = '+', hours = '0', minutes = '0'] = /GMT([+-])(\d+):(\d+)/.exec(name) ?? [];
  return (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes)) * 60_000;
}
