import names from './city-names.json' with { type: 'json' };
import { countryName } from './countries.ts';

/** Names of large cities that aren't in the table: by language, and further names for searches. */
const CITY_NAMES = new Map<string, Readonly<Record<string, string>>>(Object.entries(names));

/** Names that airports and travellers use for cities, with the names in the table. */
const SHORT_NAMES: ReadonlyMap<string, string> = new Map([['New York', 'New York City']]);

const otherNames = (name: string) => CITY_NAMES.get(SHORT_NAMES.get(name) ?? name);

/** A city's name in a language of the shell, such as `Lisbonne` for `Lisbon`; unchanged if it has no other. */
export const cityNameIn = (language: string, name: string): string => otherNames(name)?.[language] ?? name;

/** Splits names that `joinNames` has joined. */
export const splitNames = (joinedText: string): string[] => joinedText.split(/[,،] /);

/** All names of a city, first the one in the table. */
export const cityNames = (name: string): readonly string[] => [name, ...Object.values(otherNames(name) ?? {})];

const DISPLAY_NAMES = new Map<string, Intl.DisplayNames>();

/** The name of a country by its ISO 3166-1 code, in a language of the shell; in English the one in the table. */
export function countryNameIn(language: string, code: string): string {
  if (language === 'en' || !/^[A-Z]{2}$/.test(code)) return countryName(code);
  let names = DISPLAY_NAMES.get(language);
  if (names === undefined) {
    names = new Intl.DisplayNames(language, { type: 'region', fallback: 'none' });
    DISPLAY_NAMES.set(language, names);
  }
  return names.of(code) ?? countryName(code);
}
