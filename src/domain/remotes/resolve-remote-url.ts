import { because } from '@livery/contract/shared/because';
import { parseUrl } from '@livery/contract/shared/parse-url';
import { err, ok, type Result } from '@livery/contract/shared/result';
import { hasSafeUrlCharacters } from '../agency/link-characters.ts';

/** A file that a manifest names may not be loaded from there. */
export interface RemoteUrlRefused {
  readonly kind: 'remote-url-refused';
  readonly url: string;
  readonly reason: string;
}

/**
 * The absolute address of a file that a manifest names, which must be on the content host's origin, because loaded code
 * runs with the page's full trust.
 *
 * @param url relative to the content host's base, or absolute
 * @param contentUrl the content host's absolute base, with or without a slash at its end
 * @rule 7.16, 9.13, 10.7
 */
export function resolveRemoteUrl(url: string, contentUrl: string): Result<string, RemoteUrlRefused> {
  const refuseUrl = (reason: string) => because('10.7', err({ kind: 'remote-url-refused', url, reason } as const));
  const base = parseUrl(contentUrl.replace(/\/*$/, '/'));
  if (!/^https?:\/\//i.test(contentUrl) || base === undefined) {
    return refuseUrl('the content host has no http address');
  }
  if (url === '' || !hasSafeUrlCharacters(url))
    return refuseUrl('it is empty or holds characters that no address needs');
  const resolvedUrl = parseUrl(url, base.href);
  if (url.startsWith('//') || resolvedUrl === undefined) return refuseUrl('it is no address');
  if (!/^https?:/.test(resolvedUrl.protocol)) return refuseUrl('it is not loaded over http');
  if (resolvedUrl.origin !== base.origin) return refuseUrl('it lies on another origin than the content host');
  if (resolvedUrl.username !== '' || resolvedUrl.password !== '')
    return refuseUrl('it carries a user name or password');
  return because('10.7', ok(resolvedUrl.href));
}
