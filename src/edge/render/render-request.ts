import type { Context } from 'hono';
import { getCookie } from 'hono/cookie';
import { parseAccept } from 'hono/utils/accept';
import { LRUCache } from 'lru-cache';
import { type Tenant, tenantOf } from '../../domain/agency/tenant.ts';
import { interfaceLanguages, type LanguageCode } from '../../domain/market/language.ts';
import { isLogout } from '../../domain/navigation/match-path.ts';
import { STORED_KEYS } from '../../infrastructure/storage/stored-keys.ts';
import { hasTokenInAddress, type Site } from '../site.ts';

/** What a request says that its page may depend on: nothing of a person. */
export interface RenderRequest {
  readonly tenant: Tenant;
  readonly site: Site;
  readonly url: URL;
  /** Whether it carries a session; at /logout it no longer counts. */
  readonly signedIn: boolean;
  /** Whether the device remembers a deal link, which sign-in leads on to. */
  readonly hasDeepLink: boolean;
  /** Whether the address holds a token, as those of e-mails do. */
  readonly hasToken: boolean;
  /** The preferred one first. */
  readonly preferredLanguages: readonly LanguageCode[];
  /** Values by the names of the cookies that choose what a page looks like. */
  readonly cookies: readonly (readonly [name: string, value: string])[];
  /** As the device stores it, in JSON; left out, none is known. */
  readonly currency: string | undefined;
  /** An IANA name; `UTC` where none is known. */
  readonly timeZone: string;
}

const { language, hideHeader, hideFooter, edgeCurrency, edgeDeepLink, timeZone: zone, token, role } = STORED_KEYS;
const CHOICES = [language, hideHeader, hideFooter];
const SESSION = [token, role];
/** In characters: browsers send less, and languages behind it are those of nobody. */
const LONGEST_ACCEPT_LANGUAGE = 500;

/** Reads what a page may depend on out of a request; `undefined` where its host is none. */
export function renderRequest(context: Context, site: Site): RenderRequest | undefined {
  const tenant = tenantOf(site.origin);
  if (tenant === undefined) return undefined;
  const stored = getCookie(context);
  const { pathname, search } = new URL(context.req.url);
  const currency = edgeCurrency.parse(stored[edgeCurrency.name] ?? '');
  return {
    tenant,
    site,
    url: new URL(`${pathname}${search}`.replace(/^\/+/, '/'), tenant),
    signedIn: !isLogout(pathname) && SESSION.some(({ name }) => stored[name] !== undefined),
    hasDeepLink: stored[edgeDeepLink.name] !== undefined,
    hasToken: hasTokenInAddress(context.req),
    preferredLanguages: languagesOf(context.req.header('accept-language') ?? ''),
    cookies: CHOICES.flatMap(({ name, parse }) => {
      const value = stored[name];
      return value !== undefined && parse(value) !== undefined ? [[name, value] as const] : [];
    }),
    currency: currency && edgeCurrency.print(currency),
    timeZone: zoneOf(stored[zone.name] ?? ''),
  };
}

const languagesOf = remembered((acceptLanguage): readonly LanguageCode[] =>
  interfaceLanguages(parseAccept(acceptLanguage.slice(0, LONGEST_ACCEPT_LANGUAGE)).map(({ type }) => type)),
);
const zoneOf = remembered((text) => zone.parse(text) ?? 'UTC');

/** The same function, which works out each of the last thousand texts once. */
function remembered<V extends object | string>(read: (text: string) => V): (text: string) => V {
  const values = new LRUCache<string, V>({ max: 1000 });
  return (text) => {
    const value = values.get(text) ?? read(text);
    values.set(text, value);
    return value;
  };
}
