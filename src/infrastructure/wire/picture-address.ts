import { parseUrl } from '@livery/contract/shared/parse-url';
import { hasSafeUrlCharacters } from '../../domain/agency/link-characters.ts';
import { ANY_ORIGIN } from '../../domain/shared/guard-path.ts';

/** Addresses with a scheme, a host or only a fragment aren't relative. */
const NOT_RELATIVE = /^(?:[a-z][a-z\d+.-]*:|\/\/|#|$)/i;

/**
 * The address of a picture in a response: a relative one is on the host that sent it. Others are unchanged, and are
 * checked where they are shown.
 *
 * @param base the address of the service, without a slash at its end; on the page's origin, a path or an empty text
 * @see rules §7
 */
export function pictureAddress(address: string, base: string): string {
  const value = address.trim();
  if (NOT_RELATIVE.test(value) || !hasSafeUrlCharacters(value)) return address;
  const origin = base === '' || base.startsWith('/') ? ANY_ORIGIN : '';
  const url = parseUrl(value, `${origin}${base}/`);
  if (url === undefined) return address;
  return origin === '' ? url.href : url.href.slice(url.origin.length);
}
