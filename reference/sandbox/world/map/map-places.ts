import { CITY_ROWS } from '../geo/cities.ts';
import { COUNTRIES } from '../geo/countries.ts';
import type { Outline } from './outline.ts';
import { labelPoint } from './outline.ts';

/** A name on the map. */
export interface NamedPlace {
  readonly type: 'Feature';
  readonly properties: {
    readonly kind: 'city' | 'country';
    /** Zoom levels below this one don't show it. */
    readonly from: number;
    /** Lower for larger places: if two names collide, the larger place's name is shown. */
    readonly rank: number;
    readonly name: string;
    /** In further languages: `name:ar`. */
    readonly [translation: `name:${string}`]: string;
  };
  readonly geometry: { readonly type: 'Point'; readonly coordinates: [longitude: number, latitude: number] };
}

/** How many of the largest cities each zoom level shows. */
const CITIES_BY_ZOOM: readonly (readonly [zoom: number, most: number])[] = [
  [3, 40],
  [4, 160],
  [5, 600],
  [6, 1800],
  [7, 5000],
];
const ALL_CITIES_ZOOM = 8;

/** Every known city, the largest first. */
export function cityNames(): NamedPlace[] {
  return CITY_ROWS.map((row, rank) => {
    const [name = '', , latitude, longitude] = row.split('|');
    const from = CITIES_BY_ZOOM.find(([, most]) => rank < most)?.[0] ?? ALL_CITIES_ZOOM;
    return namedPlace({ kind: 'city', from, rank, name }, [Number(longitude), Number(latitude)]);
  });
}

/** The languages of the site, except English, in which the names are. */
const LANGUAGES = ['pt', 'es', 'da', 'nb', 'de', 'ar', 'fr', 'sv'] as const;
/** The site's codes of languages that differ from their tags. */
const SITE_LANGUAGE_CODES: ReadonlyMap<string, string> = new Map([['nb', 'no']]);

/** The area in square degrees from which a country's name is shown early, with the zoom level. */
const COUNTRY_ZOOMS: readonly (readonly [area: number, zoom: number])[] = [
  [150, 2],
  [20, 3],
  [3, 4],
];
const SMALL_COUNTRY_ZOOM = 5;

/** The names of countries in every language of the site, in the middle of their largest part. */
export function countryNames(countries: readonly { readonly name: string; readonly outline: Outline }[]): NamedPlace[] {
  const codes = new Map(COUNTRIES.map(({ code, name }) => [name, code]));
  const names = LANGUAGES.map((tag) => ({
    key: `name:${SITE_LANGUAGE_CODES.get(tag) ?? tag}` as const,
    words: new Intl.DisplayNames(tag, { type: 'region' }),
  }));
  return countries.flatMap(({ name, outline }) => {
    const label = labelPoint(outline);
    if (label === null) return [];
    const from = COUNTRY_ZOOMS.find(([area]) => label.area >= area)?.[1] ?? SMALL_COUNTRY_ZOOM;
    const code = codes.get(name);
    const translations =
      code === undefined ? [] : names.map(({ key, words }) => [key, words.of(code) ?? name] as const);
    return [
      namedPlace(
        { kind: 'country', from, rank: -Math.round(label.area), name, ...Object.fromEntries(translations) },
        label.point,
      ),
    ];
  });
}

function namedPlace(properties: NamedPlace['properties'], coordinates: [number, number]): NamedPlace {
  return { type: 'Feature', properties, geometry: { type: 'Point', coordinates } };
}
