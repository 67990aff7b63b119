import type { MiddlewareHandler } from 'hono';
import { EMAIL_TOKEN_PATHS } from '../application/session/access-token.ts';
import { serviceByTitle } from '../domain/agency/booking-menu.ts';
import { decisionId, type EdgeDecision } from '../infrastructure/why/decision-id-wire.ts';
import type { Host } from './host.ts';
import { memoizeTexts } from './memoize-texts.ts';
import { withoutSecrets } from './operation/without-secrets.ts';
import { isFilePath } from './send-files.ts';
import { isPagePath, requestSite, type Site } from './site.ts';

const DECISION_HEADER = 'X-Livery-Decision';

const COORDINATE_PATTERN = /^-?\d{1,3}(?:\.\d{1,12})?$/;
const COUNT_PATTERN = /^\d{1,12}$/;
const FLAG_PATTERN = /^(?:true|false)$/;

/**
 * The parameters that decisions read, each with the values that an id may contain; other values are only marked as
 * present. Other parameters aren't part of ids, because they may contain anything.
 */
const KNOWN_PARAMETERS: ReadonlyMap<string, Pick<RegExp, 'test'>> = new Map<string, Pick<RegExp, 'test'>>([
  ['lng', /^[a-z]{2}(?:-[a-z]{2})?$/i],
  ['currency', /^[a-z]{3}$/i],
  ['code', /^[a-z]{2}$/i],
  ['tab', { test: (name) => name.length <= 20 && serviceByTitle(name) !== undefined }],
  ['hideHeader', FLAG_PATTERN],
  ['hideFooter', FLAG_PATTERN],
  ['lat', COORDINATE_PATTERN],
  ['long', COORDINATE_PATTERN],
  ['airportLat', COORDINATE_PATTERN],
  ['airportLong', COORDINATE_PATTERN],
  ['dealLinkId', COUNT_PATTERN],
  ['id', COUNT_PATTERN],
  ['proposalId', COUNT_PATTERN],
]);

/** Replaces a value that an id may not contain. */
const HIDDEN_VALUE = '?';

/** The longest path or parameter in an id, in characters, so that ids are short enough for a header. */
const MAX_TEXT_LENGTH = 200;

/** Text that may contain an address or a token: characters that plain paths and values don't have, or a long word. */
const UNSAFE_TEXT_PATTERN = new RegExp(`[^\\w/.:,-]|[\\w-]{16}|/(?:${EMAIL_TOKEN_PATHS})/`, 'i');

/** A path that an e-mail links to, with its token. */
const EMAIL_TOKEN_PATTERN = new RegExp(`(/(?:${EMAIL_TOKEN_PATHS})/)[^/]+`, 'i');

const EMPTY_DECISION = {
  query: {},
  target: '',
  languages: [],
  cookies: {},
  currency: '',
  signedIn: false,
  hasDeepLink: false,
};

/**
 * Adds a header to every response with the id of its decision, which `livery why` explains; the same for the same
 * request.
 */
export const setDecisionHeader: MiddlewareHandler = async (context, next) => {
  await next();
  context.header(DECISION_HEADER, pageDecisionId(requestSite(context), context.res));
};

/** The same for a response that no middleware sees. */
export function withDecisionHeader(site: Site, response: Response): Response {
  response.headers.set(DECISION_HEADER, pageDecisionId(site, response));
  return response;
}

/** The same for a file. A request without a host gets no header. */
export function withFileDecisionHeader(path: string, host: Host | undefined, response: Response): Response {
  if (host !== undefined) response.headers.set(DECISION_HEADER, fileDecisionId(path, host, response));
  return response;
}

function pageDecisionId(site: Site, response: Response): string {
  const { host, path, url, signedIn, hasDeepLink, preferredLanguages, cookies, currency } = site;
  const { status } = response;
  if (isFilePath(path)) return fileDecisionId(path, site, response);
  // As written, because `/%61bout` is a different page from `/about`.
  const decisionBase = { ...EMPTY_DECISION, host, path: redactPath(url.pathname), status };
  // An address with a why-panel key redirects to the same page without it.
  if (!isPage(path, response) || site.hasWhyKey) return decisionId({ ...decisionBase, kind: 'other' });
  const decision: EdgeDecision = {
    ...decisionBase,
    kind: 'page',
    query: safeQuery(url.searchParams),
    target: redactPath(withoutQuery(response.headers.get('location') ?? '')),
    languages: preferredLanguages,
    cookies: Object.fromEntries(cookies),
    currency,
    signedIn,
    hasDeepLink,
  };
  return decisionId(decision);
}

/**
 * A page is HTML or a redirect. Page paths also include files, such as robots.txt; for a 304 only the path can be
 * checked.
 */
function isPage(path: string, { status, headers }: Response): boolean {
  if (!isPagePath(path)) return false;
  if (status === 304) return !/\.\w+$/.test(path);
  return headers.has('location') || headers.get('content-type')?.startsWith('text/html') === true;
}

const fileDecisionId = (path: string, { host }: Host, { status }: Response) =>
  cachedFileDecisionId(`${status} ${host} ${redactPath(path)}`);

/** Cached, because most requests are for the same files. */
const cachedFileDecisionId = memoizeTexts((file): string => {
  const [status = '', host = '', path = ''] = file.split(' ');
  return decisionId({ ...EMPTY_DECISION, kind: 'file', host, path, status: Number(status) });
});

/**
 * The first value of each name counts, as for the page. Of `redirect` only the path is included: its query may contain
 * anything.
 */
function safeQuery(query: URLSearchParams): Record<string, string> {
  const knownParameters = [...KNOWN_PARAMETERS].flatMap(([name, values]) => {
    const value = query.get(name);
    return value === null ? [] : [[name, values.test(value) ? value : HIDDEN_VALUE] as const];
  });
  const redirect = query.get('redirect');
  return {
    ...Object.fromEntries(knownParameters),
    ...(redirect === null ? {} : { redirect: redactPath(withoutQuery(redirect)) }),
  };
}

function withoutQuery(address: string): string {
  return address.replace(/[?#].*$/s, '');
}

/** Removes e-mail addresses and anything like a token, segment by segment; most paths have neither. */
function redactPath(text: string): string {
  const short = text.slice(0, MAX_TEXT_LENGTH);
  if (!UNSAFE_TEXT_PATTERN.test(short)) return short;
  return short.split('/').map(safeSegment).join('/').replace(EMAIL_TOKEN_PATTERN, '$1…');
}

/** A segment with nothing to hide stays as written: percent signs are part of a path. */
function safeSegment(segment: string): string {
  const safe = withoutSecrets(segment);
  return /[[…]/.test(safe) ? safe : segment;
}
