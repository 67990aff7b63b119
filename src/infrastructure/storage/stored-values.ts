import type { StoredValue, StoredValues } from '../../application/shared/stored-values.port.ts';
import { knownKeys, recordFromKeys } from '../../domain/shared/record-from-keys.ts';
import type { CookieJar, CookieLifetime, KeyValueStorage, TabStorage } from './key-value-storage.ts';
import { lastValid, rememberedLanguage } from './namesakes.ts';
import { STORED_KEYS, type StoredKey } from './stored-keys.ts';

/** The storages in which a device remembers texts. */
export interface Storages {
  readonly cookies: CookieJar;
  /** For the device. */
  readonly localStorage: KeyValueStorage;
  /** For the tab. */
  readonly sessionStorage: TabStorage;
}

/** The stored value for each key. */
type ValuesByKey<Keys> = { readonly [K in keyof Keys]: Keys[K] extends StoredKey<infer T> ? StoredValue<T> : never };

/** One year (rules §9). */
const ONE_YEAR = { minutes: 525_600 };

/** The values stored as texts in these storages. @rule 4.10, 4.18 */
export function storedValues({ cookies, localStorage, sessionStorage }: Storages): StoredValues {
  const storageOf = ({ where, lifetime, sameSite = 'strict' }: StoredKey<unknown>): KeyValueStorage => {
    if (where !== 'cookie') return where === 'local storage' ? localStorage : sessionStorage;
    const options: CookieLifetime = lifetime === 'a year' ? { ...ONE_YEAR, sameSite } : { sameSite: 'lax' };
    return { ...cookies, write: (name, text) => cookies.write(name, text, options) };
  };
  const textsOf = ({ name, ...key }: StoredKey<unknown>): readonly string[] =>
    key.where === 'cookie' ? cookies.readAll(name) : [storageOf({ name, ...key }).read(name) ?? []].flat();
  const createStored = <T>(key: StoredKey<T>): StoredValue<T> => {
    const { name, print = String } = key;
    const storage = storageOf(key);
    return {
      read: () => lastValid(key, textsOf(key)),
      write: (value) => storage.write(name, print(value)),
      clear: () => storage.remove(name),
    };
  };
  const values = recordFromKeys<ValuesByKey<typeof STORED_KEYS>>(knownKeys(STORED_KEYS), (name) =>
    createStored<unknown>(STORED_KEYS[name]),
  );
  return {
    ...values,
    language: {
      read: () => rememberedLanguage(textsOf(STORED_KEYS.language), values.linkLanguage.read()),
      write(language) {
        values.linkLanguage.write(language);
        return values.language.write(language);
      },
      clear() {
        values.linkLanguage.clear();
        values.language.clear();
      },
    },
    savedLists: async () => (await import('../saved/saved-values.ts')).savedValues(values.saved),
    clientChoice: async () =>
      (await import('../clients/client-choice-wire.ts')).clientChoice(values.client, values.sessionId),
    clearAtLogout(isExpired) {
      for (const key of Object.values(STORED_KEYS)) if (key.clearedAtLogout) storageOf(key).remove(key.name);
      if (isExpired) return;
      // Without these, refused calls would lead to /logout again.
      const refusedCalls = values.unauthorised.read();
      sessionStorage.clear();
      if (refusedCalls) values.unauthorised.write(refusedCalls);
    },
  };
}
