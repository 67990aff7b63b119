import { err, ok } from '@livery/contract/shared/result';
import Cookies from 'js-cookie';
import { memoryCookieJar } from '../memory/memory-cookie-jar.ts';
import { cookieDomains } from '../storage/cookie-domains.ts';
import { cookieValues } from '../storage/cookie-values.ts';
import type { CookieJar } from '../storage/key-value-storage.ts';

const MINUTES_PER_DAY = 24 * 60;
const NO_COOKIES = 'The browser stores no cookies here.';
const NAMESAKE_PROBLEM = 'Another cookie of this name, which this page can’t override, stands in its place.';

/** The browser's cookies; values that it refuses to store are only remembered for this page. @rule 4.10, 7.5 */
export function browserCookieJar({ hostname, secure }: { hostname: string; secure: boolean }): CookieJar {
  const refusedCookieJar = memoryCookieJar();
  // oxlint-disable-next-line no-restricted-properties -- js-cookie knows one value of each name
  const readBrowser = (name: string) => tryAccess(() => cookieValues(document.cookie, name)) ?? [];
  const readAll = (name: string) => {
    const ownCookie = refusedCookieJar.read(name);
    return ownCookie === undefined ? readBrowser(name) : [ownCookie];
  };

  return {
    read: (name) => readAll(name).at(-1),
    readAll,
    write(name, value, lifetime) {
      const { minutes, sameSite } = lifetime;
      const expires = minutes === undefined ? {} : { expires: minutes / MINUTES_PER_DAY };
      const set = () => tryAccess(() => Cookies.set(name, value, { path: '/', sameSite, secure, ...expires }));
      set();
      refusedCookieJar.remove(name);
      if (readBrowser(name).length > 1) {
        // A cookie that is only changed would stay in order before one of the same name that was created after it.
        tryAccess(() => Cookies.remove(name, { path: '/' }));
        set();
      }
      const storedBrowser = readBrowser(name);
      if (storedBrowser.at(-1) === value) return ok(undefined);
      refusedCookieJar.write(name, value, lifetime);
      return err({
        kind: 'storage-refused',
        key: name,
        reason: storedBrowser.length === 0 ? NO_COOKIES : NAMESAKE_PROBLEM,
      });
    },
    remove(name) {
      refusedCookieJar.remove(name);
      for (const domain of [undefined, ...cookieDomains(hostname)]) {
        tryAccess(() => Cookies.remove(name, { path: '/', ...(domain === undefined ? {} : { domain }) }));
      }
    },
  };
}

/** Sandboxed pages throw when a cookie is accessed. */
function tryAccess<T>(access: () => T): T | undefined {
  try {
    return access();
  } catch {
    return undefined;
  }
}
