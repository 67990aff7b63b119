import type { Agency } from '@livery/contract/agency/agency';
import { uncrawledPaths } from '../../domain/navigation/crawling.ts';

/**
 * The robots.txt of a host: robots may read everything except sign-in and personal pages; nothing if there is no active
 * agency. A missing file would allow everything.
 *
 * @param origin the origin of the agency's site
 * @see https://www.rfc-editor.org/rfc/rfc9309
 */
export function robotsText(agency: Agency | null, origin: string): string {
  if (agency === null || agency.status === 'inactive') return 'User-agent: *\nDisallow: /\n';
  const closed = uncrawledPaths(agency).map((path) => `Disallow: ${path}`);
  return `${['User-agent: *', ...closed, 'Allow: /', '', `Sitemap: ${origin}/sitemap.xml`].join('\n')}\n`;
}
