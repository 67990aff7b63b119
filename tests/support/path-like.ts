/** A path that a pattern of the catalogue stands for, and no plainer one. */
export function pathLike(pattern: string): string {
  return pattern.replace(/\{(\w+)\}/g, 'some-$1').replace(/\*$/, 'something/more');
}
