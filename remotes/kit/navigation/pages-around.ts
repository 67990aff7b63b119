/**
 * Which pages to offer: the first, the last and those around the present one;
 * `null` where some are left out. A gap of one page is that page.
 */
export function pagesAround(page: number, pages: number): readonly (number | null)[] {
  const offered = [1, page - 1, page, page + 1, pages].filter((one) => one >= 1 && one <= pages);
  const sorted = [...new Set(offered)].sort((one, other) => one - other);
  return sorted.flatMap((one, index) => {
    const before = sorted[index - 1] ?? one - 1;
    if (one - before === 1) return [one];
    return one - before === 2 ? [one - 1, one] : [null, one];
  });
}
