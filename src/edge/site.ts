import { interfaceLanguages, type LanguageCode } from '@livery/contract/market/language';
import { parseAccessToken } from '@livery/contract/session/access-token';
import type { Context, HonoRequest } from 'hono';
import { parseAccept } from 'hono/utils/accept';
import { takeAccessToken } from '../application/session/access-token.ts';
import { SESSION_PARAMETER } from '../application/shared/remember-address.ts';
import { isLogout } from '../domain/navigation/match-path.ts';
import { ANY_ORIGIN } from '../domain/shared/guard-path.ts';
import { cookieValues } from '../infrastructure/storage/cookie-values.ts';
import { lastValid, rememberedLanguage } from '../infrastructure/storage/namesakes.ts';
import { STORED_KEYS, type StoredKey } from '../infrastructure/storage/stored-keys.ts';
import type { Host } from './host.ts';
import { memoizeTexts } from './memoize-texts.ts';
import { whyKeysIn } from './why/keys-in-address.ts';

/**
 * The site and page that a request is for, and everything about its visitor that a response may depend on, without
 * personal data. It is created once for each request, before anything is looked up; keys, redirects, pages and their
 * heads use it.
 */
export interface Site extends Host {
  /** In the form in which routes match it. */
  readonly path: string;
  /** Path and query as requested, without an access token. */
  readonly location: string;
  /** The address of the page. */
  readonly url: URL;
  /** Whether the response is for one person and must not be cached. */
  readonly isPersonal: boolean;
  /** Whether the address contained a token. */
  readonly hasTokenInAddress: boolean;
  /** Whether the address contained a key of the why panel. */
  readonly hasWhyKey: boolean;
  /** Whether it has an access token, in its cookie or its address; at /logout it is ignored. */
  readonly signedIn: boolean;
  /** Whether the page's address contains a token of the page, as addresses in e-mails do. */
  readonly hasToken: boolean;
  /** Whether the device remembers a deal link, to which signing in leads. */
  readonly hasDeepLink: boolean;
  /** The preferred one first. */
  readonly preferredLanguages: readonly LanguageCode[];
  /** The values of the cookies that affect how a page looks, by name. */
  readonly cookies: readonly (readonly [name: string, value: string])[];
  /** As the device stores it, in JSON; empty if there is none. */
  readonly currency: string;
  /** An IANA name; `UTC` if it isn't known. */
  readonly timeZone: string;
}

const { language, linkLanguage, hideHeader, hideFooter, edgeCurrency, edgeDeepLink, token, role } = STORED_KEYS;
const { timeZone: zone, sideNavigationOpen } = STORED_KEYS;
const CHOICE_KEYS: readonly StoredKey<boolean | string>[] = [hideHeader, hideFooter, role, sideNavigationOpen];
/** In characters, more than browsers send; the rest is ignored. */
const MAX_ACCEPT_LANGUAGE_LENGTH = 500;

export function readSite({ req }: Context, host: Host): Site {
  const sentCookies = req.header('cookie') ?? '';
  const readStored = <T>(key: Pick<StoredKey<T>, 'name' | 'parse'>) =>
    lastValid(key, cookieValues(sentCookies, key.name));
  const chosenLanguage = rememberedLanguage(cookieValues(sentCookies, language.name), readStored(linkLanguage));
  const requestedAddress = req.url.slice(req.url.indexOf('/', 'https://'.length));
  const signIn = hasTokenInAddress(req) || hasSessionInAddress(req) ? signInFromAddress(requestedAddress) : undefined;
  const location = signIn?.location ?? requestedAddress;
  return {
    ...host,
    path: req.path,
    location,
    url: new URL(`${host.tenant}${location}`),
    isPersonal: isPersonalRequest(req),
    hasTokenInAddress: hasTokenInAddress(req),
    hasWhyKey: whyKeysIn(req).length > 0,
    signedIn: !isLogout(req.path) && (signIn?.token !== undefined || readStored(token) !== undefined),
    hasToken: signIn?.keepsToken === true,
    hasDeepLink: readStored(edgeDeepLink) !== undefined,
    preferredLanguages: parseAcceptLanguage(req.header('accept-language') ?? ''),
    cookies: [
      ...(chosenLanguage === undefined ? [] : [[language.name, chosenLanguage] as const]),
      ...CHOICE_KEYS.flatMap((key) => {
        const value = readStored(key);
        return value === undefined ? [] : [[key.name, String(value)] as const];
      }),
    ],
    currency: readStored(CURRENCY_COOKIE) ?? '',
    timeZone: readStored(ZONE_COOKIE) ?? 'UTC',
  };
}

/** Folders that only hold files or API calls, and names that begin with a dot, which pages never have. */
const NON_PAGE_PATHS = /^\/(?:assets|remotes|api|resort-api|livery-why|\.[^/]*)(?:\/|$)/;

/**
 * Whether a path without a file belongs to a page, so that the router decides: every path does, except in folders that
 * only hold files or API calls. `Accept` is ignored, so that caches store one response per path.
 */
export function isPagePath(path: string): boolean {
  return !NON_PAGE_PATHS.test(path);
}

const ANONYMOUS_VISITOR = {
  isPersonal: false,
  hasTokenInAddress: false,
  hasWhyKey: false,
  signedIn: false,
  hasToken: false,
  hasDeepLink: false,
  preferredLanguages: [],
  cookies: [],
  currency: '',
  timeZone: 'UTC',
} as const;

/** The site of a request that only depends on its host, so that all visitors can share its response. */
export function anonymousSite(host: Host, path: string): Site {
  return { ...host, ...ANONYMOUS_VISITOR, path, location: path, url: new URL(`${host.tenant}${path}`) };
}

const PERSONAL_COOKIES = new RegExp(`(?:^|;)\\s*(?:${token.name}|${role.name})\\s*(?:=|;|$)`);
/** From a sign-in elsewhere, used once; a country's `code` has two letters (rules 3.2). */
const ONE_TIME_CODE_PARAMETER = 'code';
const COUNTRY_CODE_PATTERN = /^[a-z]{2,3}$/i;

/** Whether a request carries a session, a token, a one-time code or a key of the why panel. */
function isPersonalRequest(request: HonoRequest): boolean {
  const code = request.query(ONE_TIME_CODE_PARAMETER)?.trim() ?? '';
  return (
    PERSONAL_COOKIES.test(request.header('cookie') ?? '') ||
    request.header('authorization') !== undefined ||
    hasTokenInAddress(request) ||
    hasSessionInAddress(request) ||
    (code !== '' && !COUNTRY_CODE_PATTERN.test(code)) ||
    whyKeysIn(request).length > 0
  );
}

/** The site of a request, which the edge hands to its routes. */
export function requestSite(context: Context): Site {
  return context.env.site;
}

const parseCurrency = memoizeTexts((text) => {
  const currency = edgeCurrency.parse(text);
  return currency === undefined ? '' : edgeCurrency.print(currency);
});
const parseZone = memoizeTexts((text) => zone.parse(text) ?? '');
const CURRENCY_COOKIE = { name: edgeCurrency.name, parse: (text: string) => parseCurrency(text) || undefined };
const ZONE_COOKIE = { name: zone.name, parse: (text: string) => parseZone(text) || undefined };
const parseAcceptLanguage = memoizeTexts((acceptLanguage): readonly LanguageCode[] =>
  interfaceLanguages(
    parseAccept(acceptLanguage.slice(0, MAX_ACCEPT_LANGUAGE_LENGTH)).flatMap(({ type, q }) => (q > 0 ? type : [])),
  ),
);

/** Tokens of sessions, and of e-mails for setting a new password. */
export const TOKEN_PARAMETERS = [STORED_KEYS.token.name, 'token'];

interface SignIn {
  /**
   * Path and query without the access token and the session id, as the browser shows them after taking these (rules
   * 4.13 and 7.3).
   */
  readonly location: string;
  /** `undefined` if there is no usable one. */
  readonly token: string | undefined;
  /** Whether a token stays in the address, because it is the page's. */
  readonly keepsToken: boolean;
}

/** @param location path and query of an address with a token or a session id */
export function signInFromAddress(location: string): SignIn {
  const address = new URL(`${ANY_ORIGIN}${location}`);
  const accessToken = takeAccessToken(address);
  const hasSession = address.searchParams.has(SESSION_PARAMETER);
  address.searchParams.delete(SESSION_PARAMETER);
  return {
    location: accessToken === undefined && !hasSession ? location : `${address.pathname}${address.search}`,
    token: accessToken === undefined ? undefined : parseAccessToken(accessToken),
    keepsToken: TOKEN_PARAMETERS.some((name) => address.searchParams.has(name)),
  };
}

function hasTokenInAddress(request: HonoRequest): boolean {
  return TOKEN_PARAMETERS.some((name) => request.query(name) !== undefined);
}

function hasSessionInAddress(request: HonoRequest): boolean {
  return request.query(SESSION_PARAMETER) !== undefined;
}
