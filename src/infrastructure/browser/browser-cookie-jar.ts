import Cookies from 'js-cookie';
import { err, ok } from '../../domain/shared/result.ts';
import { memoryCookieJar } from '../memory/memory-cookie-jar.ts';
import { cookieDomains } from '../storage/cookie-domains.ts';
import type { CookieJar } from '../storage/key-value-storage.ts';

const MINUTES_PER_DAY = 24 * 60;

/** The browser's cookies; what it refuses to store is remembered for this page alone. */
export function browserCookieJar({ hostname, secure }: { hostname: string; secure: boolean }): CookieJar {
  const refused = memoryCookieJar();
  const readBrowser = (name: string) => attempt(() => new Map(Object.entries(Cookies.get())).get(name));

  return {
    read: (name) => refused.read(name) ?? readBrowser(name),
    write(name, value, lifetime) {
      const { minutes, sameSite } = lifetime;
      attempt(() =>
        Cookies.set(name, value, {
          path: '/',
          sameSite,
          secure,
          ...(minutes === undefined ? {} : { expires: minutes / MINUTES_PER_DAY }),
        }),
      );
      refused.remove(name);
      if (readBrowser(name) === value) return ok(undefined);
      refused.write(name, value, lifetime);
      return err({ kind: 'storage-refused', key: name, reason: 'The browser stores no cookies here.' });
    },
    remove(name) {
      refused.remove(name);
      for (const domain of [undefined, ...cookieDomains(hostname)]) {
        attempt(() => Cookies.remove(name, { path: '/', ...(domain === undefined ? {} : { domain }) }));
      }
    },
  };
}

/** Pages in a sandbox throw on any access of a cookie. */
function attempt<T>(access: () => T): T | undefined {
  try {
    return access();
  } catch {
    return undefined;
  }
}
