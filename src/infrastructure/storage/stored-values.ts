import type { StoredValue, StoredValues } from '../../application/shared/stored-values.port.ts';
import type { CookieJar, CookieLifetime, KeyValueStorage } from './key-value-storage.ts';
import { STORED_KEYS, type StoredKey } from './stored-keys.ts';

/** Where a device remembers texts. */
export interface Storages {
  readonly cookies: CookieJar;
  /** For the device. */
  readonly localStorage: KeyValueStorage;
  /** For the tab. */
  readonly sessionStorage: KeyValueStorage;
}

/** One year (rules §9). */
const YEAR = { minutes: 525_600 };

/** The values that are remembered as texts in these storages. */
export function storedValues({ cookies, localStorage, sessionStorage }: Storages): StoredValues {
  const storageOf = ({ where, lifetime, sameSite = 'strict' }: StoredKey<unknown>): KeyValueStorage => {
    if (where !== 'cookie') return where === 'local storage' ? localStorage : sessionStorage;
    const options: CookieLifetime = lifetime === 'a year' ? { ...YEAR, sameSite } : { sameSite: 'lax' };
    return { ...cookies, write: (name, text) => cookies.write(name, text, options) };
  };
  const stored = <T>(key: StoredKey<T>): StoredValue<T> => {
    const { name, parse, print = String } = key;
    const storage = storageOf(key);
    return {
      read() {
        const text = storage.read(name);
        return text === undefined ? undefined : parse(text);
      },
      write: (value) => storage.write(name, print(value)),
      clear: () => storage.remove(name),
    };
  };
  return {
    token: stored(STORED_KEYS.token),
    role: stored(STORED_KEYS.role),
    hideHeader: stored(STORED_KEYS.hideHeader),
    hideFooter: stored(STORED_KEYS.hideFooter),
    sessionId: stored(STORED_KEYS.sessionId),
    language: stored(STORED_KEYS.language),
    currency: stored(STORED_KEYS.currency),
    edgeCurrency: stored(STORED_KEYS.edgeCurrency),
    timeZone: stored(STORED_KEYS.timeZone),
    consent: stored(STORED_KEYS.consent),
    deepLink: stored(STORED_KEYS.deepLink),
    edgeDeepLink: stored(STORED_KEYS.edgeDeepLink),
    routeType: stored(STORED_KEYS.routeType),
    savePriceDismissed: stored(STORED_KEYS.savePriceDismissed),
    reloadedBuilds: stored(STORED_KEYS.reloadedBuilds),
    unauthorised: stored(STORED_KEYS.unauthorised),
    saved: stored(STORED_KEYS.saved),
    savedLists: async () => (await import('../saved/saved-values.ts')).savedValues(stored(STORED_KEYS.saved)),
    clearAtLogout() {
      for (const key of Object.values(STORED_KEYS)) if (key.clearedAtLogout) storageOf(key).remove(key.name);
    },
  };
}
