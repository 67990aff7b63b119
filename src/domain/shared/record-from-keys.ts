/** The keys of a record whose keys are known. */
export function knownKeys<K extends string>(record: Readonly<Record<K, unknown>>): readonly K[] {
  return Object.keys(record) as K[];
}

/**
 * The record with a value for each of the keys.
 *
 * @param valueOf has to return what the record has under the key; no type can say so for every key at once
 */
export function recordFromKeys<V extends object>(
  keys: readonly (keyof V & string)[],
  valueOf: (key: keyof V & string) => unknown,
): V {
  return Object.fromEntries(keys.map((key) => [key, valueOf(key)])) as V;
}
