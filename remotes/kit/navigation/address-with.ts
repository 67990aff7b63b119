/** Values for a query; `undefined`, `null` and the empty text take one out. */
export type QueryChanges = Readonly<Record<string, string | number | boolean | null | undefined>>;

/**
 * An address within the site.
 *
 * @param path begins with `/`, without a query
 * @param query what it begins with, such as `?sort=price`
 */
export function addressWith(path: string, changes: QueryChanges, query = ''): string {
  const values = new URLSearchParams(query);
  for (const [name, value] of Object.entries(changes)) {
    if (value === undefined || value === null || value === '') values.delete(name);
    else values.set(name, String(value));
  }
  const text = values.toString();
  return text === '' ? path : `${path}?${text}`;
}
