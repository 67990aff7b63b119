import type { Query } from './http-client.ts';

/** A query as addresses carry it; what is undefined is left out. */
export function queryText(query: Query): string {
  const parameters = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined) parameters.append(name, String(value));
  }
  return parameters.toString();
}
