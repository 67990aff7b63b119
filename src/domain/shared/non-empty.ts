/** A list that has at least one element. */
export type NonEmpty<T> = readonly [T, ...T[]];

/** Tells a list with elements from an empty one, for the compiler too. */
export function isNonEmpty<T>(list: readonly T[]): list is NonEmpty<T> {
  return list.length > 0;
}
