import type { MiddlewareHandler } from 'hono';
import { MAILED_PATHS } from '../application/session/access-token.ts';
import { serviceOfTitle } from '../domain/agency/booking-menu.ts';
import { decisionId, type EdgeDecision } from '../infrastructure/why/decision-id-wire.ts';
import type { Host } from './host.ts';
import { withoutSecrets } from './operation/without-secrets.ts';
import { remembered } from './remembered.ts';
import { isFilePath } from './send-files.ts';
import { isPagePath, type Site, siteOf } from './site.ts';

const HEADER = 'X-Livery-Decision';

const COORDINATE = /^-?\d{1,3}(?:\.\d{1,12})?$/;
const COUNT = /^\d{1,12}$/;
const FLAG = /^(?:true|false)$/;

/**
 * The parameters that decisions read, each with the values that may stand in an id; of another value only that there is
 * one. Other parameters stay out of ids, because anything may stand there.
 */
const PARAMETERS: ReadonlyMap<string, Pick<RegExp, 'test'>> = new Map<string, Pick<RegExp, 'test'>>([
  ['lng', /^[a-z]{2}(?:-[a-z]{2})?$/i],
  ['currency', /^[a-z]{3}$/i],
  ['code', /^[a-z]{2}$/i],
  ['tab', { test: (name) => name.length <= 20 && serviceOfTitle(name) !== undefined }],
  ['hideHeader', FLAG],
  ['hideFooter', FLAG],
  ['lat', COORDINATE],
  ['long', COORDINATE],
  ['airportLat', COORDINATE],
  ['airportLong', COORDINATE],
  ['dealLinkId', COUNT],
  ['id', COUNT],
  ['proposalId', COUNT],
]);

/** In place of a value that may not stand in an id. */
const OTHER = '?';

/** In characters, of a path or a parameter: an id stays short enough for a header. */
const LONGEST = 200;

/** What may be an address or a token: another character than those of plain paths and values, or a long word. */
const UNSAFE = new RegExp(`[^\\w/.:,-]|[\\w-]{16}|/(?:${MAILED_PATHS})/`, 'i');

/** A path to which an e-mail leads, with its token. */
const MAILED = new RegExp(`(/(?:${MAILED_PATHS})/)[^/]+`, 'i');

const NOTHING = {
  query: {},
  target: '',
  languages: [],
  cookies: {},
  currency: '',
  signedIn: false,
  hasDeepLink: false,
};

/** Names the decision of every response in a header, with an id that `livery why` explains: the same for the same request. */
export const nameDecisions: MiddlewareHandler = async (context, next) => {
  await next();
  context.header(HEADER, idOf(siteOf(context), context.res));
};

/** The same for a response that no middleware sees. */
export function namedDecision(site: Site, response: Response): Response {
  response.headers.set(HEADER, idOf(site, response));
  return response;
}

/** The same for a file. A request without a host gets none. */
export function namedFile(path: string, host: Host | undefined, response: Response): Response {
  if (host !== undefined) response.headers.set(HEADER, idOfFileAt(path, host, response));
  return response;
}

function idOf(site: Site, response: Response): string {
  const { host, path, url, signedIn, hasDeepLink, preferredLanguages, cookies, currency } = site;
  const { status } = response;
  if (isFilePath(path)) return idOfFileAt(path, site, response);
  // As it was written: the page of `/%61bout` is another than that of `/about`.
  const shared = { ...NOTHING, host, path: cut(url.pathname), status };
  // A key of the why panel leads to the same page without it.
  if (!isPage(path, response) || site.hasWhyKey) return decisionId({ ...shared, kind: 'other' });
  const decision: EdgeDecision = {
    ...shared,
    kind: 'page',
    query: queryOf(url.searchParams),
    target: cut(withoutQuery(response.headers.get('location') ?? '')),
    languages: preferredLanguages,
    cookies: Object.fromEntries(cookies),
    currency,
    signedIn,
    hasDeepLink,
  };
  return decisionId(decision);
}

/** A page is HTML or redirects; at paths of pages there are files, too, such as robots.txt, and of a 304 only the path is known. */
function isPage(path: string, { status, headers }: Response): boolean {
  if (!isPagePath(path)) return false;
  if (status === 304) return !/\.\w+$/.test(path);
  return headers.has('location') || headers.get('content-type')?.startsWith('text/html') === true;
}

const idOfFileAt = (path: string, { host }: Host, { status }: Response) => idOfFile(`${status} ${host} ${cut(path)}`);

/** Most requests are for the same files. */
const idOfFile = remembered((file): string => {
  const [status = '', host = '', path = ''] = file.split(' ');
  return decisionId({ ...NOTHING, kind: 'file', host, path, status: Number(status) });
});

/** The first of each name counts, as for the page. Of an address within an address only its path: its query may hold anything. */
function queryOf(query: URLSearchParams): Record<string, string> {
  const known = [...PARAMETERS].flatMap(([name, values]) => {
    const value = query.get(name);
    return value === null ? [] : [[name, values.test(value) ? value : OTHER] as const];
  });
  const redirect = query.get('redirect');
  return { ...Object.fromEntries(known), ...(redirect === null ? {} : { redirect: cut(withoutQuery(redirect)) }) };
}

function withoutQuery(address: string): string {
  return address.replace(/[?#].*$/s, '');
}

/** Without e-mail addresses and what looks like a token, segment by segment: most paths have neither. */
function cut(text: string): string {
  const short = text.slice(0, LONGEST);
  if (!UNSAFE.test(short)) return short;
  return short.split('/').map(safeSegment).join('/').replace(MAILED, '$1…');
}

/** As it is written, if it has nothing to hide: percent signs are part of a path. */
function safeSegment(segment: string): string {
  const safe = withoutSecrets(segment);
  return /[[…]/.test(safe) ? safe : segment;
}
