import { intlLocale, type LanguageCode } from '@livery/contract/market/language';
import type { TFunction } from 'i18next';
import { popularPlaces } from '../../../domain/search/popular-places.ts';
import type { SuggestedPlace } from '../../../domain/search/suggested-places.ts';

type NamedPopularPlacesOptions = Omit<Parameters<typeof popularPlaces>[0], 'nameOf' | 'countryNameOf'>;

/** The popular places, with the names of their cities and countries in the visitor's language. */
export function namedPopularPlaces(
  options: NamedPopularPlacesOptions,
  language: LanguageCode,
  t: TFunction<'search'>,
): readonly SuggestedPlace[] {
  const countries = new Intl.DisplayNames(intlLocale(language), { type: 'region' });
  return popularPlaces({
    ...options,
    nameOf: (city) => t(`cities.${city}`),
    countryNameOf: (code) => countries.of(code) ?? '',
  });
}
