import type { CookieJar } from '../storage/key-value-storage.ts';
import { memoryStorage } from './memory-storage.ts';

/** Cookies that live as long as the process; lifetimes are ignored. */
export function memoryCookieJar(storedCookies?: Iterable<readonly [string, string]>): CookieJar {
  const { read, write, remove } = memoryStorage(storedCookies);
  return { read, readAll: (name) => [read(name) ?? []].flat(), write, remove };
}
