import { isLanguageCode } from '../../../domain/market/language.ts';
import { ANY_ORIGIN, guardPath } from '../../../domain/shared/guard-path.ts';
import type { SuggestedService } from '../../../domain/trip/suggestions.ts';
import type { Expectation } from './expectation.ts';
import { listUnder, under } from './responses.ts';
import { aListOf, allOf, aMapOf, anObject, eitherOf } from './structures.ts';
import { aCountryCode, aCurrencyCode, aText, matching, passing, required, within } from './values.ts';

export const country: Expectation = anObject({ name: required(aText), code: required(aCountryCode) });

export const currency: Expectation = anObject({ currency: required(aCurrencyCode), code: aCountryCode });

const aRate = passing(
  (value) => typeof value === 'number' && Number.isFinite(value) && value > 0,
  'is not a usable rate: prices in it stay in their own currency',
);

const anyKey = matching(/^[A-Z]{3}$/, '');

/** Rates by currency code, one US dollar being the base. */
export const rates: Expectation = allOf(
  aMapOf((key) => (anyKey(key, key).length === 0 ? required(aRate) : notACurrency)),
  anObject({ USD: required(passing((value) => value === 1, 'is not 1, though rates are given for one US dollar')) }),
);

function notACurrency(_rate: unknown, field: string) {
  return [{ field, problem: 'is not the rate of a currency' }];
}

/** Paths to /logout are refused elsewhere, but valid as an entry. */
const aPath = passing(
  (value) => typeof value === 'string' && (value.trim() === '/logout' || guardPath(value.trim(), ANY_ORIGIN).ok),
  'is not a path on this site, and leads nowhere',
);

export const navigationItem: Expectation = anObject({ label: required(aText), path: aPath });

const aLanguage = passing(
  (value) => typeof value === 'string' && isLanguageCode(value.trim().toLowerCase()),
  'is not a language of the interface, and is left out',
);

export const language: Expectation = allOf(anObject({ name: aText }), eitherOf('value', 'code', required(aLanguage)));

const place: Expectation = anObject({
  name: required(aText),
  fullName: aText,
  coordinates: anObject({ lat: within(-90, 90), long: within(-180, 180), lon: within(-180, 180) }),
});

const airport: Expectation = anObject({
  code: required(matching(/^[A-Z]{3}$/i, 'is not a three-letter airport code, and is left out')),
  name: required(aText),
  city: aText,
  country: aText,
});

export const shipLine: Expectation = anObject({ name: required(aText) });

const suggestions = (field: string): Expectation =>
  under('data', anObject({ [field]: aListOf(place), allData: aListOf(place) }));

/** The auto-suggestion of each service. */
export const SUGGESTIONS: Readonly<Record<SuggestedService, Expectation>> = {
  hotels: suggestions('locationSuggestions'),
  flights: listUnder('data', airport),
  activities: listUnder('data', place),
  cars: suggestions('locations'),
};
