/** What a row is sorted by; `null` and the empty text if it has nothing to compare, and comes last. */
export type SortValue = string | number | null;

/** Whether there is nothing to compare. */
export function isMissing(value: SortValue): boolean {
  return value === null || value === '' || Number.isNaN(value);
}

/**
 * Compares values of one column: numbers by size, and before texts; texts as a language orders them, with numbers in
 * them by size, ignoring case.
 *
 * @returns negative if the first comes first, 0 if either may
 */
export function comparator(language: string): (one: SortValue, other: SortValue) => number {
  const collator = new Intl.Collator(language, { numeric: true, sensitivity: 'accent' });
  return (one, other) => {
    if (isNumber(one) && isNumber(other)) return one === other ? 0 : one < other ? -1 : 1;
    if (isNumber(one)) return -1;
    if (isNumber(other)) return 1;
    return collator.compare(isMissing(one) ? '' : `${one}`, isMissing(other) ? '' : `${other}`);
  };
}

function isNumber(value: SortValue): value is number {
  return typeof value === 'number' && !Number.isNaN(value);
}
