/** Where a page requests whether its browser may open the why panel. */
export const WHY_PATH = '/livery-why';

/** Folders that hold files or API calls only, and names that begin with a dot, which no page has. */
const NO_PAGES = /^\/(?:assets|remotes|api|resort-api|livery-why|\.[^/]*)(?:\/|$)/;

/**
 * Whether a path that no file has belongs to a page, whose router then decides: every path does, except those of
 * folders that hold files or API calls only. `Accept` does not matter, so that caches store one response for a path.
 */
export function isPagePath(path: string): boolean {
  return !NO_PAGES.test(path);
}

/** Whether nothing but a file can be at a path. */
export function isFilePath(path: string): boolean {
  return path.startsWith('/assets/') || path.startsWith('/remotes/');
}
