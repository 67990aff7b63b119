/** A list that has at least one element. */
export type NonEmpty<T> = readonly [T, ...T[]];

/** Whether a list has elements; a type guard. */
export function isNonEmpty<T>(list: readonly T[]): list is NonEmpty<T> {
  return list.length > 0;
}
