import { CITY_ROWS } from './cities.ts';
import { type Coordinates, roundPoint } from './coordinates.ts';
import type { Landscape } from './landscape.ts';
import table from './landscapes.json' with { type: 'json' };
import { nearestCityRow } from './nearest-city.ts';
import { nearestPlace, type Place } from './nearest-place.ts';

/** Within this many miles of a known place, the landscape is the place's. */
const PLACE_RADIUS_MILES = 60;
/** This many of the largest cities look like a city. */
const LARGE_CITY_COUNT = 700;
const TROPICS_LATITUDE = 23.5;

/** The landscapes around a point: one to three, the most typical first. */
export function landscapesAt(coordinates: Coordinates): readonly Landscape[] {
  const point = roundPoint(coordinates);
  const { place, miles } = nearestPlace(point);
  return miles <= PLACE_RADIUS_MILES ? landscapesOfPlace(place) : landscapesOfCity(point);
}

/** A known place names the scenes of its pictures. */
export function landscapesOfPlace({ name, latitude, scenes }: Place): readonly Landscape[] {
  const isTropical = TROPICAL_PLACES.has(name) || (Math.abs(latitude) < TROPICS_LATITUDE && scenes[0] === 'sea');
  const sea: Landscape = isTropical ? 'tropical' : 'coast';
  const hasCity = scenes.includes('skyline');
  return scenes.map((scene) => {
    if (scene === 'sea') return sea;
    if (scene === 'skyline') return 'city';
    if (scene === 'mountains') return 'mountain';
    if (scene === 'desert') return 'desert';
    // A harbour or a river: the landscape on its banks.
    if (scene === 'ship') return scenes.includes('sea') ? sea : hasCity ? 'city' : 'old-town';
    return 'old-town';
  });
}

function landscapesOfCity(point: Coordinates): readonly Landscape[] {
  const rank = nearestCityRow(point);
  const [name = '', country = ''] = CITY_ROWS[rank]?.split('|') ?? [];
  const namedLandscapes = LANDSCAPES_BY_NAME.filter((landscape) => table[landscape].includes(name));
  const usual = LANDSCAPES_BY_COUNTRY.filter((landscape) => table.countries[landscape].includes(country));
  const landscapes = new Set<Landscape>([
    ...namedLandscapes,
    ...(namedLandscapes.length > 0 && rank > LARGE_CITY_COUNT ? [] : usual),
  ]);
  if (rank < LARGE_CITY_COUNT) landscapes.add('city');
  return landscapes.size === 0 ? ['city', 'old-town'] : [...landscapes].slice(0, 3);
}

const LANDSCAPES_BY_NAME = ['tropical', 'coast', 'mountain', 'desert'] as const;
const LANDSCAPES_BY_COUNTRY = ['tropical', 'coast', 'mountain', 'desert', 'old-town'] as const;
const TROPICAL_PLACES: ReadonlySet<string> = new Set(table.tropical);
