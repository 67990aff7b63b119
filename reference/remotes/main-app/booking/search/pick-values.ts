import type { SearchValues } from '@livery/remote/search';

/** These values of a search, for its call, without empty texts. */
export function pickValues(
  values: SearchValues,
  names: readonly string[],
): Readonly<Record<string, string | undefined>> {
  return Object.fromEntries(names.map((name) => [name, values[name] || undefined]));
}
