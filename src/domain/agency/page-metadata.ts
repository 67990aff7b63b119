import type { Agency } from '@livery/contract/agency/agency';

/** What search engines and shared links read of the agency's pages; the empty text means no such tag. @rule 3.1 */
export interface PageMetadata {
  readonly title: string;
  readonly description: string;
  /** All keywords, a comma and a blank between them. */
  readonly keywords: string;
}

/** @rule 1.1, 3.1 */
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

const AGENCY_TAGLINE = 'Online Hotel, Flight, Car Booking Agency';

/**
 * The title of the agency's pages: its own if it wrote one (blanks are
 * none), else its name and what it does. An agency without a name is only what
 * it does (rules §9, default page title).
 * @rule 3.1, 9.11
 */
export function pageTitle({ name, metadata }: Pick<Agency, 'name' | 'metadata'>): string {
  const own = metadata.title.trim();
  if (own !== '') return own;
  const agencyName = name.trim();
  return agencyName === '' ? AGENCY_TAGLINE : `${agencyName} - ${AGENCY_TAGLINE}`;
}

/** What the agency's site is called: the agency's name, or what it does if it has none. */
export function siteName({ name }: Pick<Agency, 'name'>): string {
  return name.trim() || AGENCY_TAGLINE;
}
