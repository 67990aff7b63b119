import { ok } from '../../domain/shared/result.ts';
import type { KeyValueStorage } from '../storage/key-value-storage.ts';

/** Texts by key that live as long as the process. */
export function memoryStorage(initial: Iterable<readonly [string, string]> = []): KeyValueStorage {
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
  };
}
