import { isRecord } from '@livery/contract/wire/is-record';
import type { SavedValues, StoredValue } from '../../application/shared/stored-values.port.ts';
import { parseFavourites, parseSavedItems, parseSearches } from './saved-wire.ts';

/** Searches, seen items and favourites: parts of one JSON text. @rule 7.4 */
export function savedValues(text: StoredValue<string>): SavedValues {
  const parts = (): Readonly<Record<string, unknown>> => {
    try {
      const storedJson: unknown = JSON.parse(text.read() ?? '{}');
      return isRecord(storedJson) ? storedJson : {};
    } catch {
      return {};
    }
  };
  const write = (name: keyof SavedValues, value: unknown) => text.write(JSON.stringify({ ...parts(), [name]: value }));

  function part<T>(name: keyof SavedValues, parse: (stored: unknown) => T): StoredValue<T> {
    return {
      read: () => (Object.hasOwn(parts(), name) ? parse(parts()[name]) : undefined),
      write: (value) => write(name, value),
      clear: () => void write(name, undefined),
    };
  }

  return {
    searches: part('searches', parseSearches),
    seen: part('seen', parseSavedItems),
    favourites: part('favourites', parseFavourites),
  };
}
