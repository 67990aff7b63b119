import type { StorageRefused } from '../../application/shared/storage-refused.ts';
import type { Result } from '../../domain/shared/result.ts';

/**
 * Remembers texts by key: for the device (local) or for the tab (session).
 *
 * What is written is what is read, any text included; a key that was never
 * written reads as `undefined`, `__proto__` too. It never throws: where the
 * device refuses, values live as long as the page does. Held to
 * tests/contracts/storage.contract.ts.
 */
export interface KeyValueStorage {
  read(key: string): string | undefined;
  write(key: string, value: string): Result<void, StorageRefused>;
  remove(key: string): void;
}
