/** Where a destination is told of; its slug is the agency's own, and no path. */
export function destinationPath(slug: string): string {
  return `/destination/${encodeURIComponent(slug)}`;
}
