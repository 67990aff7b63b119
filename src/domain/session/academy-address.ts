import { because } from '@livery/contract/shared/because';
import { safeLink } from '../agency/safe-link.ts';

/**
 * The Academy's address with the access token in its query, created on a click; `null` if there is no token or no https
 * address (rules §2, side navigation; rules 2.20).
 * @rule 2.20
 */
export function academyAddress(academyUrl: string, token: string | undefined): string | null {
  const address = safeLink('returnUrl', academyUrl);
  if (token === undefined || address === null || !address.startsWith('https:')) return because('2.20', null);
  const url = new URL(address);
  url.searchParams.set('token', token);
  return because('2.20', url.href);
}
