import { createOwnedStore } from '../memory-store.ts';

/** A search by a person of an agency. */
export interface LoggedSearch {
  readonly id: string;
  readonly at: string;
  readonly product: string;
  readonly query: Readonly<Record<string, string>>;
  /** What the places of the search are called, in its order: of a flight the two cities, of a cruise none. */
  readonly places: readonly string[];
  /** How many offers were found. */
  readonly results: number;
  readonly by: { readonly id: string; readonly name: string };
}

export interface SearchLog {
  note(agency: string, search: Omit<LoggedSearch, 'id' | 'at'>): void;
  /** An agency's, the newest first. */
  list(agency: string): LoggedSearch[];
}

/** Remembers the newest thousand. */
export function createSearchLog(now: () => Date): SearchLog {
  const log = createOwnedStore<LoggedSearch>();
  let count = 0;
  return {
    note(agency, search) {
      count += 1;
      const id = `search-${count}`;
      log.save(agency, id, { id, at: now().toISOString(), ...search });
    },
    list: log.list,
  };
}
