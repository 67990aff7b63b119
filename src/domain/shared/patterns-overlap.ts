/**
 * Whether any path matches both patterns, by the rules of `matchesPattern`: `/a/*` and `/a/{id}/b` overlap, `/a` and
 * `/a/b` don't.
 */
export function patternsOverlap(one: string, other: string): boolean {
  const [a, b] = [patternParts(one), patternParts(other)];
  const sharedMinimum = Math.min(a.fixed.length, b.fixed.length);
  const isLongEnough = (a.fixed.length === sharedMinimum || b.isOpen) && (b.fixed.length === sharedMinimum || a.isOpen);
  return (
    isLongEnough &&
    a.fixed.slice(0, sharedMinimum).every((segment, index) => segmentsOverlap(segment, b.fixed[index] ?? ''))
  );
}

function patternParts(pattern: string) {
  const segments = pattern.replace(/\/$/, '').split('/').slice(1);
  const lastSegment = segments.at(-1) ?? '';
  return { fixed: lastSegment === '*' ? segments.slice(0, -1) : segments, isOpen: lastSegment.endsWith('*') };
}

function segmentsOverlap(one: string, other: string): boolean {
  if (one.startsWith('{') || other.startsWith('{')) return true;
  const [a, b] = [one.replace(/\*$/, ''), other.replace(/\*$/, '')];
  if (a === b) return true;
  return (one !== a && b.startsWith(a)) || (other !== b && a.startsWith(b));
}
