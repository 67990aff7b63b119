/**
 * Whether a path is one that a pattern stands for: `{name}` is any one segment,
 * a final `/*` nothing or any segments more. A slash at the path's end does not
 * matter, letter case does. No segment may be empty.
 *
 * @see specification §2
 */
export function matchesPattern(path: string, pattern: string): boolean {
  if (!path.startsWith('/')) return false;
  const segments = segmentsOf(path);
  const wanted = segmentsOf(pattern);
  const open = wanted.at(-1) === '*';
  const fixed = open ? wanted.slice(0, -1) : wanted;
  if (open ? segments.length < fixed.length : segments.length !== fixed.length) return false;
  return !segments.includes('') && fixed.every((segment, at) => isParameter(segment) || segment === segments[at]);
}

function segmentsOf(path: string): readonly string[] {
  return path.replace(/\/$/, '').split('/').slice(1);
}

function isParameter(segment: string): boolean {
  return segment.startsWith('{');
}
