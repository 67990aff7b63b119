import { ok } from '@livery/contract/shared/result';
import type { TabStorage } from '../storage/key-value-storage.ts';

/** Texts by key that live as long as the process. */
export function memoryStorage(initial: Iterable<readonly [string, string]> = []): TabStorage {
  const values = new Map(initial);
  return {
    read: (key) => values.get(key),
    write(key, value) {
      values.set(key, value);
      return ok(undefined);
    },
    remove(key) {
      values.delete(key);
    },
    clear: () => values.clear(),
  };
}
