import type { CookieJar } from '../shared/cookie-jar.port.ts';
import type { KeyValueStorage } from '../shared/key-value-storage.port.ts';
import { keysClearedAtLogout } from '../shared/stored-keys.ts';

interface Needs {
  readonly cookies: CookieJar;
  readonly localStorage: KeyValueStorage;
  readonly sessionStorage: KeyValueStorage;
}

/** Makes the device forget what logging out is to forget (rules §4, logout). */
export function clearVisitorData({ cookies, localStorage, sessionStorage }: Needs): void {
  for (const { name, where } of keysClearedAtLogout()) {
    if (where === 'cookie') cookies.remove(name);
    else (where === 'local storage' ? localStorage : sessionStorage).remove(name);
  }
}
