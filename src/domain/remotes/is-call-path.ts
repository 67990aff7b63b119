import { parseUrl } from '@livery/contract/shared/parse-url';
import { ANY_ORIGIN } from '../shared/guard-path.ts';

/**
 * Whether a remote module may call this path of a service: a path and nothing
 * else, written as it will be sent. Another host (`//host`), a way out of the
 * service's base (`..`), a query or a fragment are none.
 * @rule 10.6
 */
export function isCallPath(path: unknown): path is string {
  if (typeof path !== 'string' || !/^\/(?!\/)/.test(path)) return false;
  const url = parseUrl(path, ANY_ORIGIN);
  if (url === undefined) return false;
  const { origin, pathname, search, hash } = url;
  return origin === ANY_ORIGIN && pathname === path && search === '' && hash === '';
}
