import { parseUrl } from '@livery/contract/shared/parse-url';
import { hasSafeUrlCharacters } from '../../domain/agency/link-characters.ts';
import { ANY_ORIGIN } from '../../domain/shared/guard-path.ts';

/** What names a scheme, a host or only a part of a page is no relative address. */
const NOT_RELATIVE = /^(?:[a-z][a-z\d+.-]*:|\/\/|#|$)/i;

/**
 * The address of a picture in an answer: a relative one belongs to the host that sent it. Anything else stays as it is,
 * and is judged where it is shown.
 *
 * @param base the address of the service, without a slash at its end; on the page's own origin a path or the empty text
 * @see rules §7
 */
export function pictureAddress(written: string, base: string): string {
  const value = written.trim();
  if (NOT_RELATIVE.test(value) || !hasSafeUrlCharacters(value)) return written;
  const origin = base === '' || base.startsWith('/') ? ANY_ORIGIN : '';
  const url = parseUrl(value, `${origin}${base}/`);
  if (url === undefined) return written;
  return origin === '' ? url.href : url.href.slice(url.origin.length);
}
