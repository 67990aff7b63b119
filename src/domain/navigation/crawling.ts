import type { Agency } from '@livery/contract/agency/agency';
import type { Page } from '@livery/contract/navigation/page';
import { PATH_CATALOGUE } from '@livery/contract/navigation/path-catalogue';

/**
 * The prefixes of paths that robots shouldn't read: pages to sign in and out, and pages for signed-in users only.
 * Robots may read pages that ask not to be listed, because otherwise they wouldn't see that request.
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

/** A pattern up to its first variable part. */
function fixedPrefix(pattern: string): string {
  return pattern.replace(/\/?[{*].*$/, '');
}
