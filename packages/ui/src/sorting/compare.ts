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
export function createComparator(language: string): (one: SortValue, other: SortValue) => number {
  const collator = new Intl.Collator(language, { numeric: true, sensitivity: 'accent' });
  return (sortValue, otherSortValue) => {
    if (isNumber(sortValue) && isNumber(otherSortValue))
      return sortValue === otherSortValue ? 0 : sortValue < otherSortValue ? -1 : 1;
    if (isNumber(sortValue)) return -1;
    if (isNumber(otherSortValue)) return 1;
    return collator.compare(
      isMissing(sortValue) ? '' : `${sortValue}`,
      isMissing(otherSortValue) ? '' : `${otherSortValue}`,
    );
  };
}

function isNumber(value: SortValue): value is number {
  return typeof value === 'number' && !Number.isNaN(value);
}
