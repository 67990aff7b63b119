import { interfaceLanguages, type LanguageCode } from '@livery/contract/market/language';
import type { Context } from 'hono';
import { parseAccept } from 'hono/utils/accept';
import type { Tenant } from '../../domain/agency/tenant.ts';
import { isLogout } from '../../domain/navigation/match-path.ts';
import { cookieValues } from '../../infrastructure/storage/cookie-values.ts';
import { lastValid, rememberedLanguage } from '../../infrastructure/storage/namesakes.ts';
import { STORED_KEYS, type StoredKey } from '../../infrastructure/storage/stored-keys.ts';
import { remembered } from '../remembered.ts';
import { hasSessionInAddress, hasTokenInAddress, type Site } from '../site.ts';
import { signInOf } from '../token-in-address.ts';

/** The part of a request that its page may depend on; it has no data of a person. */
export interface RenderRequest {
  readonly tenant: Tenant;
  readonly site: Site;
  /** Path and query as they were requested, without an access token. */
  readonly location: string;
  /** The address of the page. */
  readonly url: URL;
  /** Whether it carries an access token, in its cookie or its address; at /logout it no longer counts. */
  readonly signedIn: boolean;
  /** Whether the address of the page holds a token of its own, as those of e-mails do. */
  readonly hasToken: boolean;
  /** Whether the device remembers a deal link, which sign-in leads on to. */
  readonly hasDeepLink: boolean;
  /** The preferred one first. */
  readonly preferredLanguages: readonly LanguageCode[];
  /** Values by the names of the cookies that choose what a page looks like. */
  readonly cookies: readonly (readonly [name: string, value: string])[];
  /** As the device stores it, in JSON; empty where none is known. */
  readonly currency: string;
  /** An IANA name; `UTC` where none is known. */
  readonly timeZone: string;
}

const {
  language,
  linkLanguage,
  hideHeader,
  hideFooter,
  edgeCurrency,
  edgeDeepLink,
  timeZone: zone,
  token,
  role,
  sideNavigationOpen,
} = STORED_KEYS;
const CHOICES: readonly StoredKey<boolean | string>[] = [hideHeader, hideFooter, role, sideNavigationOpen];
/** In characters, more than browsers send: what follows is ignored. */
const LONGEST_ACCEPT_LANGUAGE = 500;

/** @rule 10.11 */
export function renderRequest({ req }: Context, site: Site): RenderRequest {
  const sent = req.header('cookie') ?? '';
  const stored = <T>(key: Pick<StoredKey<T>, 'name' | 'parse'>) => lastValid(key, cookieValues(sent, key.name));
  const chosenLanguage = rememberedLanguage(cookieValues(sent, language.name), stored(linkLanguage));
  const requested = req.url.slice(req.url.indexOf('/', 'https://'.length));
  const signIn = hasTokenInAddress(req) || hasSessionInAddress(req) ? signInOf(requested) : undefined;
  const location = signIn?.location ?? requested;
  return {
    tenant: site.origin,
    site,
    location,
    get url() {
      return new URL(`${site.origin}${location}`);
    },
    signedIn: !isLogout(req.path) && (signIn?.token !== undefined || stored(token) !== undefined),
    hasToken: signIn?.keepsToken === true,
    hasDeepLink: stored(edgeDeepLink) !== undefined,
    preferredLanguages: languagesOf(req.header('accept-language') ?? ''),
    cookies: [
      ...(chosenLanguage === undefined ? [] : [[language.name, chosenLanguage] as const]),
      ...CHOICES.flatMap((key) => {
        const value = stored(key);
        return value === undefined ? [] : [[key.name, String(value)] as const];
      }),
    ],
    currency: stored(CURRENCY) ?? '',
    timeZone: stored(ZONE) ?? 'UTC',
  };
}

const currencyOf = remembered((text) => {
  const currency = edgeCurrency.parse(text);
  return currency === undefined ? '' : edgeCurrency.print(currency);
});
const zoneOf = remembered((text) => zone.parse(text) ?? '');
const CURRENCY = { name: edgeCurrency.name, parse: (text: string) => currencyOf(text) || undefined };
const ZONE = { name: zone.name, parse: (text: string) => zoneOf(text) || undefined };
const languagesOf = remembered((acceptLanguage): readonly LanguageCode[] =>
  interfaceLanguages(
    parseAccept(acceptLanguage.slice(0, LONGEST_ACCEPT_LANGUAGE)).flatMap(({ type, q }) => (q > 0 ? type : [])),
  ),
);
