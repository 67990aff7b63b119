import type { Agency } from '@livery/contract/agency/agency';
import type { Page } from '@livery/contract/navigation/page';
import { PATH_CATALOGUE } from '@livery/contract/navigation/path-catalogue';

/**
 * What the paths begin with that robots should leave alone: pages to sign in and
 * out, and those that are only shown to people who are signed in. Other pages
 * may be read, even if they ask not to be listed: a robot that may not read
 * a page doesn't learn that.
 */
export function uncrawledPaths(agency: Pick<Agency, 'allowsNonLoginFlow'>): readonly string[] {
  const starts = PATH_CATALOGUE.filter((page) => isClosed(page, agency)).map(({ pattern }) => fixedPrefix(pattern));
  const unique = [...new Set(starts)];
  return unique.filter((start) => !unique.some((other) => other !== start && start.startsWith(other)));
}

function isClosed({ access, family }: Page, { allowsNonLoginFlow }: Pick<Agency, 'allowsNonLoginFlow'>): boolean {
  if (family === 'login' || family === 'authentication') return true;
  return access === 'guarded' || (access === 'booking' && allowsNonLoginFlow !== true);
}

/** A pattern up to its first part that is not fixed. */
function fixedPrefix(pattern: string): string {
  return pattern.replace(/\/?[{*].*$/, '');
}
