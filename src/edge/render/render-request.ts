import type { Context } from 'hono';
import { getCookie } from 'hono/cookie';
import { parseAccept } from 'hono/utils/accept';
import { isLogout } from '../../domain/navigation/match-path.ts';
import { STORED_KEYS } from '../../infrastructure/storage/stored-keys.ts';
import type { Site } from '../site.ts';

/** What a request says that its page may depend on: nothing of a person. */
export interface RenderRequest {
  readonly site: Site;
  readonly url: URL;
  /** Whether it carries a session; at /logout it no longer counts. */
  readonly signedIn: boolean;
  /** Whether the device remembers a deal link, which sign-in leads on to. */
  readonly hasDeepLink: boolean;
  /** BCP 47 tags, the preferred one first. */
  readonly preferredLanguages: readonly string[];
  /** Values by the names of the cookies that choose what a page looks like. */
  readonly cookies: readonly (readonly [name: string, value: string])[];
  /** As the device stores it; left out, none is known. */
  readonly currency: string | undefined;
  /** An IANA name; `UTC` where none is known. */
  readonly timeZone: string;
}

const CHOICES = [STORED_KEYS.language, STORED_KEYS.hideHeader, STORED_KEYS.hideFooter, STORED_KEYS.role];
const SESSION = [STORED_KEYS.token, STORED_KEYS.role];
const MOST_LANGUAGES = 10;
const LANGUAGE_TAG = /^[a-z]{2,3}(?:-[a-z0-9]{2,8})*$/i;

export function renderRequest(context: Context, site: Site): RenderRequest {
  const stored = getCookie(context);
  const { pathname, search } = new URL(context.req.url);
  return {
    site,
    url: new URL(`${pathname}${search}`.replace(/^\/+/, '/'), site.origin),
    signedIn: !isLogout(pathname) && SESSION.some(({ name }) => stored[name] !== undefined),
    hasDeepLink: stored[STORED_KEYS.edgeDeepLink.name] !== undefined,
    preferredLanguages: languagesOf(context.req.header('accept-language') ?? ''),
    cookies: CHOICES.flatMap(({ name, parse }) => {
      const value = stored[name];
      return value !== undefined && parse(value) !== undefined ? [[name, value] as const] : [];
    }),
    currency: stored[STORED_KEYS.edgeCurrency.name],
    timeZone: STORED_KEYS.timeZone.parse(stored[STORED_KEYS.timeZone.name] ?? '') ?? 'UTC',
  };
}

function languagesOf(acceptLanguage: string): readonly string[] {
  return parseAccept(acceptLanguage)
    .map(({ type }) => type)
    .filter((tag) => LANGUAGE_TAG.test(tag))
    .slice(0, MOST_LANGUAGES);
}
