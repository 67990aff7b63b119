import type { Agency } from '../agency/agency.ts';

/**
 * Whether prices may be shown at all: to everybody where the agency allows
 * browsing without login, else to signed-in visitors. Only `true` itself opens
 * the gate, so a flag of another type keeps prices hidden.
 *
 * @see specification §5
 */
export function showsPrices(agency: Pick<Agency, 'allowsNonLoginFlow'>, signedIn: boolean): boolean {
  return agency.allowsNonLoginFlow === true || signedIn === true;
}
