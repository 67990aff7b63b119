/** The value by which a row is sorted; rows with `null` or the empty text come last. */
export type SortValue = string | number | null;

/** Whether the value is missing. */
export function isMissing(value: SortValue): boolean {
  return value === null || value === '' || Number.isNaN(value);
}

/**
 * Compares values of one column: numbers by size, and before texts; texts in a language's order, with numbers in them
 * by size, ignoring case.
 *
 * @returns negative if the first comes first, 0 if they are equal
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
