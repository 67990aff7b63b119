/** Where a story is read; its slug is the agency's own, and no path. */
export function storyPath(slug: string): string {
  return `/blog/${encodeURIComponent(slug)}`;
}
