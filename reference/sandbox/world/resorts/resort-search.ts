import { type City, citiesLike } from '../geo/cities.ts';
import { normaliseText } from '../geo/prefix-index.ts';
import { hashOf } from '../seeded-random.ts';
import { type RecordContext, type ResortRecord, recordOf } from './resort-records.ts';
import { resortsNear, resortsOf } from './resorts.ts';

/** A city with resorts around it, as the resort service suggests it. */
export interface ResortCityRecord extends Pick<ResortRecord, 'id' | 'name' | 'coordinates'> {
  readonly type: 'city';
  /** With its country. */
  readonly fullName: string;
}

/**
 * The cities that the key may name and that have resorts around them, then those resorts: so a city without a resort of
 * its own is suggested by its name, and not by resorts that nobody would look for there.
 *
 * @see rules §7
 */
export function suggestResorts(key: string, context: RecordContext): (ResortCityRecord | ResortRecord)[] {
  return [...citiesWithResorts(key, context).map(cityRecordOf), ...searchResorts(key, context)];
}

const MOST = 8;

/**
 * The resorts whose name or place has a word that begins like the key, then those around the first city that it may
 * name, the nearest first; eight at most.
 */
export function searchResorts(key: string, context: RecordContext): ResortRecord[] {
  const wanted = normaliseText(key);
  if (wanted === '') return [];
  const all = resortsOf(context.seed);
  const named = all.filter(({ name, place }) =>
    ` ${normaliseText(`${name} ${place.landmark}`)}`.includes(` ${wanted}`),
  );
  const [city] = citiesWithResorts(key, context);
  const near = city === undefined ? [] : resortsNear(all, city);
  return [...new Set([...named, ...near])].slice(0, MOST).map((resort) => recordOf(resort, context));
}

const CITIES_CONSIDERED = 10;
const MOST_CITIES = 3;

function citiesWithResorts(key: string, { seed, language }: RecordContext): City[] {
  const all = resortsOf(seed);
  return citiesLike(key, CITIES_CONSIDERED, language)
    .filter((city) => resortsNear(all, city).length > 0)
    .slice(0, MOST_CITIES);
}

function cityRecordOf({ name, fullName, latitude, longitude }: City): ResortCityRecord {
  return {
    id: `C${hashOf(`${latitude}/${longitude}`).toString(36).toUpperCase()}`,
    name,
    fullName,
    type: 'city',
    coordinates: { lat: latitude, lon: longitude },
  };
}
