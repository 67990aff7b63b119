import { createOwnedStore } from '../memory-store.ts';

/** A search by a person of an agency. */
export interface LoggedSearch {
  readonly id: string;
  readonly at: string;
  readonly product: string;
  readonly query: Readonly<Record<string, string>>;
  /** The names of the search's places, in its order: two cities for a flight, none for a cruise. */
  readonly places: readonly string[];
  /** The number of offers found. */
  readonly results: number;
  readonly by: { readonly id: string; readonly name: string };
}

export interface SearchLog {
  note(agency: string, search: Omit<LoggedSearch, 'id' | 'at'>): void;
  /** An agency's searches, the newest first. */
  list(agency: string): LoggedSearch[];
}

/** Stores the latest thousand. */
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
