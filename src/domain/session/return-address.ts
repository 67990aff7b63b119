import type { Agency } from '../agency/agency.ts';
import { safeLink } from '../agency/safe-link.ts';

/**
 * The site that the agency's people come from: its own http(s) address, or `/`
 * where it told none that may be opened.
 *
 * @see specification §2, /logout and /errors; readings 20
 */
export function returnAddress({ returnUrl }: Pick<Agency, 'returnUrl'>): string {
  return safeLink('returnUrl', returnUrl) ?? '/';
}
