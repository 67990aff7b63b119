import type { Agency } from './agency.ts';
import { pageTitle } from './page-title.ts';

/** What search engines and shared links read of the agency's pages; the empty text means no such tag. */
export interface PageMetadata {
  readonly title: string;
  readonly description: string;
  /** All keywords, a comma and a blank between them. */
  readonly keywords: string;
}

/** @see specification §1 and §3, metaData */
export function pageMetadata(agency: Pick<Agency, 'name' | 'metadata'>): PageMetadata {
  const { description, keywords } = agency.metadata;
  return {
    title: pageTitle(agency),
    description: description.trim(),
    keywords: keywords
      .map((keyword) => keyword.trim())
      .filter((keyword) => keyword !== '')
      .join(', '),
  };
}
