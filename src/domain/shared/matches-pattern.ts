/**
 * Whether a path is one that a pattern stands for: `{name}` is any one segment,
 * a final `/*` nothing or any segments more, and a final `*` behind letters
 * also the rest of their segment: `/booknow/resort*` is `/booknow/resorts` too.
 * A slash at the path's end does not matter, letter case does. No segment may
 * be empty (rules 2.3).
 */
export function matchesPattern(path: string, pattern: string): boolean {
  if (!path.startsWith('/')) return false;
  const segments = segmentsOf(path);
  const wanted = segmentsOf(pattern);
  const open = wanted.at(-1)?.endsWith('*') === true;
  const fixed = wanted.at(-1) === '*' ? wanted.slice(0, -1) : wanted;
  if (open ? segments.length < fixed.length : segments.length !== fixed.length) return false;
  return !segments.includes('') && fixed.every((segment, at) => isMatch(segment, segments[at]));
}

function isMatch(wanted: string, segment = ''): boolean {
  if (wanted.endsWith('*')) return segment.startsWith(wanted.slice(0, -1));
  return wanted.startsWith('{') || wanted === segment;
}

function segmentsOf(path: string): readonly string[] {
  return path.replace(/\/$/, '').split('/').slice(1);
}
