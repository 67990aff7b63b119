import type { Agency } from './agency.ts';

const WHAT_IT_DOES = 'Online Hotel, Flight, Car Booking Agency';

/**
 * The title of the agency's pages: its own where it wrote one (blanks are none),
 * else its name and what it does. An agency without a name is only what it does.
 *
 * @see specification §9, default page title
 */
export function pageTitle({ name, metadata }: Pick<Agency, 'name' | 'metadata'>): string {
  const own = metadata.title.trim();
  if (own !== '') return own;
  const agencyName = name.trim();
  return agencyName === '' ? WHAT_IT_DOES : `${agencyName} - ${WHAT_IT_DOES}`;
}
