/** The address of a page of this site. */
export interface PageAddress {
  /** Without query and hash, as the browser writes it. */
  readonly path: string;
  readonly query: Query;
}

/** The part of `URLSearchParams` that is needed for reading. */
export type Query = Pick<URLSearchParams, 'get' | 'toString'>;

/** The path, followed by its query if it has one. */
export function pathWithQuery({ path, query }: PageAddress): string {
  const search = query.toString();
  return search === '' ? path : `${path}?${search}`;
}

/** A parameter's value; `undefined` if it is missing or blank (rules §5). @rule 5.6 */
export function queryParameter(query: Query, name: string): string | undefined {
  const value = query.get(name)?.trim();
  return value === '' ? undefined : value;
}
