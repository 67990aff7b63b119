import { because } from '@livery/contract/shared/because';
import { parseUrl } from '@livery/contract/shared/parse-url';
import { err, ok, type Result } from '@livery/contract/shared/result';

/** Why a path may not be navigated to; the reason is for developers. */
export interface PathRefused {
  readonly kind: 'path-refused';
  readonly reason: PathRefusal;
}

/**
 * - `not-a-path`: it doesn't start with a slash.
 * - `control-character`: it contains one, even in the query or the hash: browsers drop some before they parse an
 *   address.
 * - `backslash`, `look-alike-slash`: it has a character in its path that some programs read as a slash.
 * - `malformed-escape`: its path contains a `%` that isn't a valid escape.
 * - `leaves-origin`: a browser would navigate to another site.
 * - `two-slashes`: its path starts with `//`, as written, or after `.` and `..` are resolved.
 * - `forbidden-page`: it is the path of a page that only signs in or out, or shows a failure.
 */
export type PathRefusal =
  | 'not-a-path'
  | 'control-character'
  | 'backslash'
  | 'look-alike-slash'
  | 'malformed-escape'
  | 'leaves-origin'
  | 'two-slashes'
  | 'forbidden-page';

/** Controls, line and paragraph separators, halves of surrogate pairs. */
const CONTROL_CHARACTERS = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}]/u;
const LOOK_ALIKE_SLASHES =
  /[\u2044\u2215\u2216\u2571\u2572\u27CB\u27CD\u29F5\u29F8\u29F9\u2AFB\u2AFD\uFE68\uFF0F\uFF3C]/;
/** Pages that no redirect may lead to, because that would loop, sign out, or hide the failure. */
const FORBIDDEN_PAGE = /^\/(?:login|logout|signup|sso|expired|errors)(?:\/|$)/i;
const PATH_END_PATTERN = /[?#]/g;
/** A path may have been escaped twice: by the site, and by a program in between. */
const MAX_DECODINGS = 2;

/**
 * The guard for every path that comes from outside (`redirect`, `navigateTo`, navigation entries, deal links). A path
 * on this origin is returned as written, with its query and hash; anything else is refused.
 *
 * The path is checked as written, decoded once and decoded twice, each time parsed as browsers do, with `.` and `..`
 * resolved. A returned path passes the guard again unchanged.
 *
 * @param origin scheme, host and port of this site, such as `https://agency.example`
 * @rule 2.8, 4.14, 10.5
 */
export function guardPath(value: string, origin: string): Result<string, PathRefused> {
  const reason = findRefusal(value, origin);
  return because('2.8', reason === undefined ? ok(value) : err({ kind: 'path-refused', reason }));
}

function findRefusal(value: string, origin: string): PathRefusal | undefined {
  if (!value.startsWith('/')) return 'not-a-path';
  if (CONTROL_CHARACTERS.test(value)) return 'control-character';
  return findRefusalInForms(value.replace(/[?#].*/, ''), origin, MAX_DECODINGS);
}

function findRefusalInForms(path: string, origin: string, decodings: number): PathRefusal | undefined {
  // Some programs read a decoded `?` or `#` as the end of the path, others as a part of it.
  const refusal =
    findRefusalInForm(path, origin) ?? findRefusalInForm(path.replace(PATH_END_PATTERN, encodeURIComponent), origin);
  if (refusal !== undefined || decodings === 0) return refusal;
  const once = decodePath(path);
  return once === undefined ? 'malformed-escape' : findRefusalInForms(once, origin, decodings - 1);
}

function findRefusalInForm(path: string, origin: string): PathRefusal | undefined {
  if (CONTROL_CHARACTERS.test(path)) return 'control-character';
  if (path.includes('\\')) return 'backslash';
  if (LOOK_ALIKE_SLASHES.test(path)) return 'look-alike-slash';
  const url = parseUrl(path, origin);
  if (url === undefined || url.origin !== new URL(origin).origin) return 'leaves-origin';
  if (path.startsWith('//') || url.pathname.startsWith('//')) return 'two-slashes';
  return FORBIDDEN_PAGE.test(url.pathname) ? 'forbidden-page' : undefined;
}

/** `undefined` if an escape is malformed. */
function decodePath(path: string): string | undefined {
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined;
  }
}

/** A placeholder for this site's origin: a path with one leading slash resolves the same on every origin. */
export const ANY_ORIGIN = 'https://this-site.invalid';
