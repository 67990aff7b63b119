import type { Agency } from './agency.ts';

/**
 * Whether the agency may sell: only `Inactive`, in any letter case, stops it.
 *
 * @param written the status as the back end tells it
 * @see specification §3 and §4, agency status
 */
export function agencyStatus(written: string): Agency['status'] {
  return written.trim().toLowerCase() === 'inactive' ? 'inactive' : 'active';
}
