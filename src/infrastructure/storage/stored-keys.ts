import type { CurrencyChoice } from '@livery/contract/market/currency-choice';
import { isLanguageCode, type LanguageCode } from '@livery/contract/market/language';
import { parseAccessToken } from '@livery/contract/session/access-token';
import * as v from 'valibot';
import { parseSessionId } from '../../domain/session/session-id.ts';
import { ANY_ORIGIN, guardPath } from '../../domain/shared/guard-path.ts';
import { wireCurrencyChoice } from './currency-choice-wire.ts';

/** A value that the device remembers for the site. */
export interface StoredKey<T> {
  readonly name: string;
  readonly where: 'cookie' | 'local storage' | 'session storage';
  readonly clearedAtLogout: boolean;
  /** When the value is cleared, apart from a log-out; `nothing` means never. */
  readonly lifetime: 'the browser session' | 'the tab' | 'a year' | 'nothing';
  /** For a cookie that lives for a year; by default, strict. */
  readonly sameSite?: 'lax' | 'strict';
  /** Reads the stored text; `undefined` if it is damaged. */
  parse(text: string): T | undefined;
  /** The text to store for a value; by default the value as text. */
  print?(value: T): string;
}

/** Also sent with requests from other sites' links. */
const EDGE_COOKIE = { lifetime: 'a year', sameSite: 'lax' } as const;

const currencyChoiceSchema = v.pipe(v.string(), v.parseJson(), wireCurrencyChoice);

/**
 * All values that the device remembers; no other keys are used (rules 7.4, 4.20, 2.19 and 7.5; rules §4, logout, and
 * §9).
 * @rule 2.1, 3.5, 4.9, 4.10, 4.18, 4.19, 7.3, 7.4, 9.8
 */
export const STORED_KEYS = {
  token: cookieKey('access_token', parseAccessToken, { clearedAtLogout: true }),
  role: cookieKey('auth', wordParser('agent', 'traveller'), { clearedAtLogout: true }),
  hideHeader: cookieKey('hideHeader', parseFlag, { clearedAtLogout: true }),
  hideFooter: cookieKey('hideFooter', parseFlag, { clearedAtLogout: true }),
  sessionId: cookieKey('x-session-id', parseSessionId),
  language: { ...cookieKey('pll_language', parseLanguage), lifetime: 'a year' },
  /**
   * The same, for pages opened from other sites' links; it also identifies the site's cookie among others of the same
   * name.
   */
  linkLanguage: { ...cookieKey('language', parseLanguage), ...EDGE_COOKIE },
  /** JSON. On the home page it is cleared before another currency is chosen. */
  currency: {
    ...localStorageKey('currency', parseCurrency),
    print: ({ currency, country }: CurrencyChoice) => JSON.stringify({ currency, country }),
  },
  /** The same, for the edge, which can't read storage. */
  edgeCurrency: {
    ...cookieKey('currency', parseCurrency),
    ...EDGE_COOKIE,
    print: ({ currency, country }: CurrencyChoice) => JSON.stringify({ currency, country }),
  },
  /** The device's time zone, for the edge. */
  timeZone: { ...cookieKey('time-zone', parseTimeZone), ...EDGE_COOKIE },
  consent: localStorageKey('consent', wordParser('granted', 'denied')),
  deepLink: localStorageKey('deepLinkUrl', parsePath, { clearedAtLogout: true }),
  /** Whether there is a deep link, for the edge, which can't read storage. */
  edgeDeepLink: { ...cookieKey('deepLink', parseFlag, { clearedAtLogout: true }), ...EDGE_COOKIE },
  routeType: localStorageKey('routeType', parseText, { clearedAtLogout: true }),
  /** JSON, parsed by saved-values.ts when it is needed: searches, seen items, favourites. */
  saved: localStorageKey('saved', parseText, { clearedAtLogout: true }),
  /** Written and immediately removed, to notify other tabs if the browser has no broadcast channel. */
  signedIn: localStorageKey('signedIn', parseFlag),
  signedOut: localStorageKey('signedOut', parseFlag),
  /**
   * JSON, parsed by client-choice-wire.ts when it is needed: the client the agent books for, in all tabs of a session.
   */
  client: localStorageKey('client', parseText, { clearedAtLogout: true }),
  /** A cookie, so that the edge can reserve room for it. */
  sideNavigationOpen: { ...cookieKey('sideNavigationOpen', parseFlag), ...EDGE_COOKIE },
  savePriceDismissed: sessionStorageKey('savePriceDismissed', parseFlag),
  /** The builds whose files were missing, so that the page reloaded itself; going to another page clears it. */
  reloadedBuilds: {
    ...sessionStorageKey('reloadedBuilds', parseWords),
    print: (builds: readonly string[]) => builds.join(' '),
  },
  /** The calls that were refused with 401, one per line; a good response removes its call, a sign-in all of them. */
  unauthorised: {
    ...sessionStorageKey('unauthorised', parseCalls),
    print: (calls: readonly string[]) => calls.join('\n'),
  },
} as const satisfies Readonly<Record<string, StoredKey<unknown>>>;

type ParseText<T> = StoredKey<T>['parse'];

function cookieKey<T>(
  name: string,
  parse: ParseText<T>,
  { clearedAtLogout } = { clearedAtLogout: false },
): StoredKey<T> {
  return { name, where: 'cookie', clearedAtLogout, lifetime: 'the browser session', parse };
}

function localStorageKey<T>(
  name: string,
  parse: ParseText<T>,
  { clearedAtLogout } = { clearedAtLogout: false },
): StoredKey<T> {
  return { name, where: 'local storage', clearedAtLogout, lifetime: 'nothing', parse };
}

function sessionStorageKey<T>(name: string, parse: ParseText<T>): StoredKey<T> {
  return { name, where: 'session storage', clearedAtLogout: false, lifetime: 'the tab', parse };
}

function wordParser<const Value extends string>(...values: readonly Value[]): ParseText<Value> {
  return (text) => values.find((value) => value === text);
}

function parseText(text: string): string | undefined {
  return text.trim() === '' ? undefined : text;
}

function parseWords(text: string): readonly string[] | undefined {
  return text.trim() === '' ? undefined : text.trim().split(/\s+/);
}

function parseFlag(text: string): true | undefined {
  return text === 'true' ? true : undefined;
}

function parseCalls(text: string): readonly string[] | undefined {
  const calls = text.split('\n').filter((call) => /^[A-Z]+ \//.test(call));
  return calls.length === 0 ? undefined : calls;
}

function parseLanguage(text: string): LanguageCode | undefined {
  return isLanguageCode(text) ? text : undefined;
}

function parsePath(text: string): string | undefined {
  const path = guardPath(text, ANY_ORIGIN);
  return path.ok ? path.value : undefined;
}

function parseTimeZone(text: string): string | undefined {
  try {
    return text === '' ? undefined : new Intl.DateTimeFormat('en', { timeZone: text }).resolvedOptions().timeZone;
  } catch {
    return undefined;
  }
}

function parseCurrency(text: string): CurrencyChoice | undefined {
  const parseResult = v.safeParse(currencyChoiceSchema, text);
  return parseResult.success ? parseResult.output : undefined;
}
