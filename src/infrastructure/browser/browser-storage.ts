import { err, ok } from '@livery/contract/shared/result';
import { memoryStorage } from '../memory/memory-storage.ts';
import type { TabStorage } from '../storage/key-value-storage.ts';

/**
 * `localStorage` or `sessionStorage`; values that the browser refuses to store are only remembered for this page.
 *
 * @param open returns the storage; throws if it is switched off
 */
export function browserStorage(open: () => Storage): TabStorage {
  const refusedStorage = memoryStorage();

  return {
    read(key) {
      const inMemory = refusedStorage.read(key);
      if (inMemory !== undefined) return inMemory;
      try {
        return open().getItem(key) ?? undefined;
      } catch {
        return undefined;
      }
    },
    write(key, value) {
      refusedStorage.remove(key);
      try {
        open().setItem(key, value);
        return ok(undefined);
      } catch (failure) {
        refusedStorage.write(key, value);
        return err({ kind: 'storage-refused', key, reason: String(failure) });
      }
    },
    remove(key) {
      refusedStorage.remove(key);
      try {
        open().removeItem(key);
      } catch {
        // A storage that can't be accessed has no values of this site.
      }
    },
    clear() {
      refusedStorage.clear();
      try {
        open().clear();
      } catch {
        // As above.
      }
    },
  };
}
