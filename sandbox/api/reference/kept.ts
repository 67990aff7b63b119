/** What is remembered by a key, the newest only. */
export interface Kept<T> {
  /** Remembers it, in the place of what had the same key. */
  keep(key: string, value: T): T;
  find(key: string): T | undefined;
  /** The newest first. */
  list(): T[];
}

/** Opens a memory of some things at most: the oldest is forgotten first. */
export function openKept<T>(limit = 1000): Kept<T> {
  const things = new Map<string, T>();
  return {
    keep(key, value) {
      things.set(key, value);
      const [oldest] = things.keys();
      if (things.size > limit && oldest !== undefined) things.delete(oldest);
      return value;
    },
    find: (key) => things.get(key),
    list: () => [...things.values()].reverse(),
  };
}
