import { because } from '@livery/contract/shared/because';
import { parseUrl } from '@livery/contract/shared/parse-url';
import { err, ok, type Result } from '@livery/contract/shared/result';

/** Why a path may not be navigated to; the reason is for developers. */
export interface PathRefused {
  readonly kind: 'path-refused';
  readonly reason: PathRefusal;
}

/**
 * - `not-a-path`: it does not start with a slash.
 * - `control-character`: it holds one, in the query or the hash too: browsers drop some before they read an address.
 * - `backslash`, `look-alike-slash`: the path has a character that some programs read as a slash.
 * - `malformed-escape`: the path holds a `%` that escapes nothing.
 * - `leaves-origin`: a browser would go to another site.
 * - `two-slashes`: the path starts with `//`, at once or when its dots are resolved.
 * - `forbidden-page`: it leads to a page that only signs in or out, or shows a failure.
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

/** Controls, line and paragraph separators, halves of characters. */
const CONTROL_CHARACTERS = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}]/u;
const LOOK_ALIKE_SLASHES =
  /[\u2044\u2215\u2216\u2571\u2572\u27CB\u27CD\u29F5\u29F8\u29F9\u2AFB\u2AFD\uFE68\uFF0F\uFF3C]/;
/** Pages that no redirect may lead to: it would loop, sign out, or hide the failure. */
const FORBIDDEN_PAGE = /^\/(?:login|logout|signup|sso|expired|errors)(?:\/|$)/i;
const PATH_END_PATTERN = /[?#]/g;
/** A path may have been escaped twice: by us, and by a program in between. */
const MAX_DECODINGS = 2;

/**
 * The one guard of every path that comes from outside (`redirect`,
 * `navigateTo`, navigation entries, deal links): a path on this origin passes
 * as it was written, query and hash untouched; anything else is refused.
 *
 * The path is looked at as written and as it reads when decoded once and twice,
 * each time parsed as browsers do, dots resolved. A result passes again.
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
  // A decoded `?` or `#` is the path's end to some programs, and a part of it to others.
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

/** Stands for this site's origin when paths are judged: one leading slash reads alike on every origin. */
export const ANY_ORIGIN = 'https://this-site.invalid';
