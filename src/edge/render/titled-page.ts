import type { Agency } from '@livery/contract/agency/agency';
import { html } from 'hono/html';
import { pageTitle } from '../../domain/agency/page-metadata.ts';

const HEAD_END = '</head>';

interface TitledSite {
  /** Left out where it is none, or not known. */
  readonly agency: Agency | null | undefined;
  readonly hostname: string;
}

/**
 * The built index.html with the title of its site, for pages that the browser renders: search engines, link previews
 * and tabs show it until then. It is the agency's; the host's name where that isn't known. React puts the page's own
 * before it.
 */
export async function titledPage(page: string, { agency, hostname }: TitledSite): Promise<string> {
  const title = await html`<title>${agency ? pageTitle(agency) : hostname}</title>`;
  return page.replace(HEAD_END, () => `${title}${HEAD_END}`);
}
