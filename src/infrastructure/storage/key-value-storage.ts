import type { Result } from '@livery/contract/shared/result';
import type { StorageRefused } from '../../application/shared/stored-values.port.ts';

/**
 * Remembers texts by key: for the device (local) or for the tab (session).
 *
 * Any written text is read back unchanged; a key that was never written reads as `undefined`, even `__proto__`. It
 * never throws: if the device refuses, values last as long as the page. Checked by
 * tests/contracts/storage/storage.contract.ts.
 */
export interface KeyValueStorage {
  read(key: string): string | undefined;
  write(key: string, value: string): Result<void, StorageRefused>;
  remove(key: string): void;
}

/** The storage of a tab, which the remotes of its pages share with the shell. */
export interface TabStorage extends KeyValueStorage {
  /** Removes every key. */
  clear(): void;
}

/**
 * The cookies of the agency's host.
 *
 * A written value is read back unchanged. A jar never throws: if the browser refuses cookies, they last as long as the
 * page. Checked by tests/contracts/storage/storage.contract.ts.
 */
export interface CookieJar {
  /** The last of the name's values. */
  read(name: string): string | undefined;
  /**
   * All values of the name, in the order in which browsers send them, including those of parent domains and other
   * paths.
   */
  readAll(name: string): readonly string[];
  write(name: string, value: string, lifetime: CookieLifetime): Result<void, StorageRefused>;
  /** Removes the cookie here and on every parent domain that the browser allows. */
  remove(name: string): void;
}

/** All of the site's cookies are `Path=/`, and `Secure` on https (rules 7.5). */
export interface CookieLifetime {
  /** Lifetime in minutes; by default, the cookie ends with the browser session. */
  readonly minutes?: number;
  readonly sameSite: 'strict' | 'lax';
}
