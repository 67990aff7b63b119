/**
 * Whether a path matches a pattern: `{name}` matches one segment, and a final `/*` any number of further segments. A
 * final `*` after letters matches the rest of that segment too: `/booknow/resort*` also matches `/booknow/resorts`. A
 * slash at the path's end doesn't matter, but letter case does. No segment may be empty (rules 2.3).
 */
export function matchesPattern(path: string, pattern: string): boolean {
  if (!path.startsWith('/')) return false;
  const segments = pathSegments(path);
  const expected = pathSegments(pattern);
  const open = expected.at(-1)?.endsWith('*') === true;
  const fixedArguments = expected.at(-1) === '*' ? expected.slice(0, -1) : expected;
  if (open ? segments.length < fixedArguments.length : segments.length !== fixedArguments.length) return false;
  return !segments.includes('') && fixedArguments.every((segment, index) => isMatch(segment, segments[index]));
}

function isMatch(expected: string, segment = ''): boolean {
  if (expected.endsWith('*')) return segment.startsWith(expected.slice(0, -1));
  return expected.startsWith('{') || expected === segment;
}

function pathSegments(path: string): readonly string[] {
  return path.replace(/\/$/, '').split('/').slice(1);
}
