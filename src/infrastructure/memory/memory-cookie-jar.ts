import { ok } from '../../domain/shared/result.ts';
import type { CookieJar } from '../storage/key-value-storage.ts';

/** Cookies that live as long as the process; nothing outlives it, so lifetimes don't matter. */
export function memoryCookieJar(kept: Iterable<readonly [string, string]> = []): CookieJar {
  const cookies = new Map(kept);
  return {
    read: (name) => cookies.get(name),
    write(name, value) {
      cookies.set(name, value);
      return ok(undefined);
    },
    remove(name) {
      cookies.delete(name);
    },
  };
}
