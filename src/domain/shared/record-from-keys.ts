/** The keys of a record, with their type. */
export function knownKeys<K extends string>(record: Readonly<Record<K, unknown>>): readonly K[] {
  return Object.keys(record) as K[];
}

/**
 * A record with a value for each of the keys.
 *
 * @param valueOf must return a value of the key's type; TypeScript can't check that for every key
 */
export function recordFromKeys<V extends object>(
  keys: readonly (keyof V & string)[],
  valueOf: (key: keyof V & string) => unknown,
): V {
  return Object.fromEntries(keys.map((key) => [key, valueOf(key)])) as V;
}
