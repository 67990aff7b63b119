import type { Coordinates } from '../geography.ts';
import { milesBetween } from '../geography.ts';
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
  return zone?.name ?? nautical(point.longitude);
}

/** Zones named after Greenwich count westward. */
function nautical(longitude: number): string {
  const hours = Math.round(longitude / 15);
  return `Etc/GMT${hours > 0 ? '-' : '+'}${Math.abs(hours)}`;
}
