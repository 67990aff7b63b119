import { parseUrl } from '@livery/contract/shared/parse-url';
import { ANY_ORIGIN } from '../shared/guard-path.ts';

/**
 * Whether a remote module may call this path of a service: it must be only a path, in the form in which it is sent.
 * Another host (`//host`), `..`, a query or a fragment aren't allowed.
 * @rule 10.6
 */
export function isCallPath(path: unknown): path is string {
  if (typeof path !== 'string' || !/^\/(?!\/)/.test(path)) return false;
  const url = parseUrl(path, ANY_ORIGIN);
  if (url === undefined) return false;
  const { origin, pathname, search, hash } = url;
  return origin === ANY_ORIGIN && pathname === path && search === '' && hash === '';
}
