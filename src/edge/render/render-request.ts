import type { Context } from 'hono';
import { parseAccept } from 'hono/utils/accept';
import { parse } from 'hono/utils/cookie';
import { LRUCache } from 'lru-cache';
import { type Tenant, tenantOf } from '../../domain/agency/tenant.ts';
import { interfaceLanguages, type LanguageCode } from '../../domain/market/language.ts';
import { STORED_KEYS } from '../../infrastructure/storage/stored-keys.ts';
import { hasTokenInAddress, type Site } from '../site.ts';

/** What a request says that its page may depend on: nothing of a person. */
export interface RenderRequest {
  readonly tenant: Tenant;
  readonly site: Site;
  /** Path and query as they were requested. */
  readonly location: string;
  /** The address of the page. */
  readonly url: URL;
  readonly signedIn: boolean;
  /** Whether the address holds a token, as those of e-mails do. */
  readonly hasToken: boolean;
  /** The preferred one first. */
  readonly preferredLanguages: readonly LanguageCode[];
  /** Values by the names of the cookies that choose what a page looks like. */
  readonly cookies: readonly (readonly [name: string, value: string])[];
  /** As the device stores it, in JSON; empty where none is known. */
  readonly currency: string;
  /** An IANA name; `UTC` where none is known. */
  readonly timeZone: string;
}

const { language, hideHeader, hideFooter, edgeCurrency, timeZone: zone, token, role } = STORED_KEYS;
const CHOICES = [language, hideHeader, hideFooter];
/** In characters: browsers send less, and languages behind it are those of nobody. */
const LONGEST_ACCEPT_LANGUAGE = 500;

/** Reads what a page may depend on out of a request; `undefined` where its host is none. */
export function renderRequest({ req }: Context, site: Site): RenderRequest | undefined {
  const tenant = tenantsOf(site.origin)[0];
  if (tenant === undefined) return undefined;
  const stored = parse(req.header('cookie') ?? '');
  const location = req.url.slice(req.url.indexOf('/', 'https://'.length)).replace(/^\/+/, '/');
  return {
    tenant,
    site,
    location,
    get url() {
      return new URL(location, tenant);
    },
    signedIn: stored[token.name] !== undefined || stored[role.name] !== undefined,
    hasToken: hasTokenInAddress(req),
    preferredLanguages: languagesOf(req.header('accept-language') ?? ''),
    cookies: CHOICES.flatMap(({ name, parse }) => {
      const value = stored[name];
      return value !== undefined && parse(value) !== undefined ? [[name, value] as const] : [];
    }),
    currency: currencyOf(stored[edgeCurrency.name] ?? ''),
    timeZone: zoneOf(stored[zone.name] ?? ''),
  };
}

const tenantsOf = remembered((origin): readonly [Tenant] | readonly [] => {
  const tenant = tenantOf(origin);
  return tenant === undefined ? [] : [tenant];
});
const currencyOf = remembered((text) => {
  const currency = edgeCurrency.parse(text);
  return currency === undefined ? '' : edgeCurrency.print(currency);
});
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
