import type { Agency } from '@livery/contract/agency/agency';

/**
 * The metadata of the agency's pages for search engines and shared links; an empty text means no such tag.
 *
 * @rule 3.1
 */
export interface PageMetadata {
  readonly title: string;
  readonly description: string;
  /** All keywords, separated by a comma and a space. */
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
 * The title of the agency's pages: the title it wrote unless that is blank, else its name and business, or only its
 * business if it has no name (rules §9, default page title).
 * @rule 3.1, 9.11
 */
export function pageTitle({ name, metadata }: Pick<Agency, 'name' | 'metadata'>): string {
  const ownTitle = metadata.title.trim();
  if (ownTitle !== '') return ownTitle;
  const agencyName = name.trim();
  return agencyName === '' ? AGENCY_TAGLINE : `${agencyName} - ${AGENCY_TAGLINE}`;
}

/** The name of the agency's site: the agency's name, or its business if it has none. */
export function siteName({ name }: Pick<Agency, 'name'>): string {
  return name.trim() || AGENCY_TAGLINE;
}
