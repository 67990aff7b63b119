import { type City, citiesLike } from '../geo/cities.ts';
import { normaliseText } from '../geo/prefix-index.ts';
import { hashText } from '../seeded-random.ts';
import { type RecordContext, type ResortRecord, resortRecord } from './resort-records.ts';
import { allResorts, resortsNear } from './resorts.ts';

/** A city with resorts around it, in the form of the resort service's suggestions. */
export interface ResortCityRecord extends Pick<ResortRecord, 'id' | 'name' | 'coordinates'> {
  readonly type: 'city';
  /** With its country. */
  readonly fullName: string;
}

/**
 * The cities that match the key and have resorts around them, then those resorts: so a city without a resort is
 * suggested by its own name, not by resorts that nobody would search for there.
 *
 * @see rules §7
 */
export function suggestResorts(key: string, context: RecordContext): (ResortCityRecord | ResortRecord)[] {
  return [...citiesWithResorts(key, context).map(resortCityRecord), ...searchResorts(key, context)];
}

const MAX_RESORTS = 8;

/**
 * At most eight resorts: those whose name or place has a word that begins with the key, then those around the first
 * matching city, the nearest first.
 */
export function searchResorts(key: string, context: RecordContext): ResortRecord[] {
  const normalisedKey = normaliseText(key);
  if (normalisedKey === '') return [];
  const resorts = allResorts(context.seed);
  const namedResorts = resorts.filter(({ name, place }) =>
    ` ${normaliseText(`${name} ${place.landmark}`)}`.includes(` ${normalisedKey}`),
  );
  const [city] = citiesWithResorts(key, context);
  const nearResorts = city === undefined ? [] : resortsNear(resorts, city);
  return [...new Set([...namedResorts, ...nearResorts])]
    .slice(0, MAX_RESORTS)
    .map((resort) => resortRecord(resort, context));
}

const MAX_CITY_CANDIDATES = 10;
const MAX_CITIES = 3;

function citiesWithResorts(key: string, { seed, language }: RecordContext): City[] {
  const resorts = allResorts(seed);
  return citiesLike(key, MAX_CITY_CANDIDATES, language)
    .filter((city) => resortsNear(resorts, city).length > 0)
    .slice(0, MAX_CITIES);
}

function resortCityRecord({ name, fullName, latitude, longitude }: City): ResortCityRecord {
  return {
    id: `C${hashText(`${latitude}/${longitude}`).toString(36).toUpperCase()}`,
    name,
    fullName,
    type: 'city',
    coordinates: { lat: latitude, lon: longitude },
  };
}
