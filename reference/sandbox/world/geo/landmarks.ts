import { joinNames } from '@livery/contract/shared/join-names';
import { translateTo } from '../words/translate.ts';
import { CITY_ROWS } from './cities.ts';
import type { NamedPoint } from './coordinates.ts';
import { nearestCityRow } from './nearest-city.ts';
import { PLACES } from './nearest-place.ts';
import { cityNameIn, countryNameIn } from './place-names.ts';
import { prefixIndex } from './prefix-index.ts';

const searchLandmarks = prefixIndex(() => PLACES.map(({ landmark }) => [landmark]));

/**
 * The landmarks with a name in which a word begins with the typed text: those from which distances of deals are
 * measured.
 */
export function landmarksLike(typedText: string, limit: number, language: string): NamedPoint[] {
  return searchLandmarks(typedText, limit).flatMap((rank) => {
    const place = PLACES[rank];
    if (place === undefined) return [];
    const { landmark, name: city, latitude, longitude } = place;
    const [, country = ''] = (CITY_ROWS[nearestCityRow(place)] ?? '').split('|');
    const name = capitalise(translateTo(language).place(landmark).replace(/^the /, ''));
    const fullName = joinNames([name, cityNameIn(language, city), countryNameIn(language, country)]);
    return [{ name, fullName, latitude, longitude }];
  });
}

const capitalise = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1);
