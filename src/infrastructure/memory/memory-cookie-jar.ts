import type { CookieJar } from '../../application/shared/cookie-jar.port.ts';
import { memoryStorage } from './memory-storage.ts';

/** Cookies that live as long as the process; nothing outlives it, so lifetimes don't matter. */
export const memoryCookieJar: (stored?: Iterable<readonly [string, string]>) => CookieJar = memoryStorage;
