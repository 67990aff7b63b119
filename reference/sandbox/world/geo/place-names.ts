import names from './city-names.json' with { type: 'json' };
import { countryName } from './countries.ts';

/** What large cities are called if it isn't their name in the table: by language, and what else they are searched by. */
const CITY_NAMES = new Map<string, Readonly<Record<string, string>>>(Object.entries(names));

/** Cities by the name that airports and travellers have for them, and by that of the table. */
const SHORT_NAMES: ReadonlyMap<string, string> = new Map([['New York', 'New York City']]);

const otherNames = (name: string) => CITY_NAMES.get(SHORT_NAMES.get(name) ?? name);

/** A city's name in a language of the shell, such as `Lisbonne` for `Lisbon`; the same if it has no other. */
export const cityNameIn = (language: string, name: string): string => otherNames(name)?.[language] ?? name;

/** The names that `joinNames` joined. */
export const splitNames = (joined: string): string[] => joined.split(/[,،] /);

/** All names of a city, its own first. */
export const cityNames = (name: string): readonly string[] => [name, ...Object.values(otherNames(name) ?? {})];

const DISPLAY_NAMES = new Map<string, Intl.DisplayNames>();

/** The name of a country by its ISO 3166-1 code, in a language of the shell; in English it is that of the table. */
export function countryNameIn(language: string, code: string): string {
  if (language === 'en' || !/^[A-Z]{2}$/.test(code)) return countryName(code);
  let names = DISPLAY_NAMES.get(language);
  if (names === undefined) {
    names = new Intl.DisplayNames(language, { type: 'region', fallback: 'none' });
    DISPLAY_NAMES.set(language, names);
  }
  return names.of(code) ?? countryName(code);
}
