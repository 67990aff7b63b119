/** Stories on a page: a wide one, and two rows of three. */
const PER_PAGE = 7;

/**
 * The items of one page.
 *
 * @param asked as it stands in the address; what is no page of these is the nearest that is
 */
export function pageOf<T>(items: readonly T[], asked: string) {
  const pages = Math.max(1, Math.ceil(items.length / PER_PAGE));
  const page = Math.min(pages, Math.max(1, Math.trunc(Number(asked)) || 1));
  return { page, pages, items: items.slice((page - 1) * PER_PAGE, page * PER_PAGE) };
}
