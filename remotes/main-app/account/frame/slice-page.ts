interface Slice<Item> {
  readonly items: readonly Item[];
  /** From 1. */
  readonly page: number;
  readonly pages: number;
}

/**
 * The items of a page, and how many pages there are: at least one.
 *
 * @param wished as the address tells it; what is no page is the first, or the last
 */
export function slicePage<Item>(items: readonly Item[], wished: string, size: number): Slice<Item> {
  const pages = Math.max(1, Math.ceil(items.length / size));
  const number = /^\d{1,6}$/.test(wished) ? Number(wished) : 1;
  const page = Math.min(Math.max(number, 1), pages);
  return { items: items.slice((page - 1) * size, page * size), page, pages };
}
