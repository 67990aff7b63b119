/** The values of the named segments of a pattern, decoded; untrusted. */
export type RouteValues = Readonly<Record<string, string>>;

/**
 * Matches a path with a pattern: `{name}` matches one segment, a final `/*` any number of segments. A trailing slash
 * is ignored.
 *
 * @returns `null` where the path does not match
 */
export function matchRoute(pattern: string, path: string): RouteValues | null {
  const open = pattern.endsWith('/*');
  const expected = segments(open ? pattern.slice(0, -2) : pattern);
  const actual = segments(path);
  if (open ? actual.length < expected.length : actual.length !== expected.length) return null;
  const values = new Map<string, string>();
  for (const [index, segment] of expected.entries()) {
    const value = actual[index] ?? '';
    const name = /^\{(\w+)\}$/.exec(segment)?.[1];
    if (name === undefined && segment !== value) return null;
    if (name !== undefined) values.set(name, decoded(value));
  }
  return Object.fromEntries(values);
}

function segments(path: string): string[] {
  return path.split('/').filter((segment) => segment !== '');
}

/** A segment that is no proper encoding stands for itself. */
function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}
