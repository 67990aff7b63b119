import { REMOTE_NAMES, type RemoteName } from '../remotes/remote-name.ts';
import { matchesPattern } from '../shared/matches-pattern.ts';
import type { Page } from './page.ts';
import { PATH_CATALOGUE } from './path-catalogue.ts';

/**
 * The page of the catalogue at a path, whether or not the agency
 * offers it; `undefined` where there is none.
 *
 * @param path without query and hash; a slash at its end does not matter, letter case does
 * @see rules §2
 */
export function matchPath(path: string): Page | undefined {
  return PATH_CATALOGUE.find(({ pattern }) => matchesPattern(path, pattern));
}

/** Whether a path is /logout, which signs out whatever the platform responds (rules 4.20). */
export function isLogout(path: string): boolean {
  return matchPath(path)?.handledBy === 'logout';
}

const BASE_PATHS: ReadonlyMap<RemoteName, string> = new Map(
  REMOTE_NAMES.map((remote) => {
    const patterns = PATH_CATALOGUE.filter(({ handledBy }) => handledBy === remote).map(({ pattern }) => pattern);
    return [remote, commonStart(patterns)];
  }),
);

/** Where a remote module's family of paths begins: what all of them have in common (rules §2, host routes). */
export function basePathOf(remote: RemoteName): string {
  return BASE_PATHS.get(remote) ?? '/';
}

function commonStart(patterns: readonly string[]): string {
  const [first = [], ...others] = patterns.map((pattern) => pattern.replace(/\/?\*$/, '').split('/'));
  const end = first.findIndex((segment, at) => others.some((other) => other[at] !== segment));
  return (end === -1 ? first : first.slice(0, end)).join('/') || '/';
}
