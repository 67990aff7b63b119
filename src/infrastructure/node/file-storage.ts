import * as v from 'valibot';
import type { KeyValueStorage } from '../../application/shared/key-value-storage.port.ts';
import { err } from '../../domain/shared/result.ts';
import { memoryStorage } from '../memory/memory-storage.ts';
import { isRecord } from '../wire/tolerant.ts';
import { readJsonFile } from './read-json-file.ts';
import { writeJsonFile } from './write-json-file.ts';

const stored = v.fallback(v.optional(v.string()), undefined);

/**
 * A storage that outlives the process, in a JSON file. A missing or damaged file
 * reads as empty; what can't be written is remembered until the process ends.
 */
export function fileStorage(file: string): KeyValueStorage {
  const refused = memoryStorage();
  const readAll = () => {
    const kept = readJsonFile(file);
    return new Map(isRecord(kept) ? Object.entries(kept) : []);
  };

  return {
    read: (key) => refused.read(key) ?? v.parse(stored, readAll().get(key)),
    write(key, value) {
      refused.remove(key);
      const written = writeJsonFile(file, asRecord(readAll().set(key, value)));
      if (written.ok) return written;
      refused.write(key, value);
      return err({ kind: 'storage-refused', key, reason: written.error });
    },
    remove(key) {
      refused.remove(key);
      const kept = readAll();
      if (kept.delete(key)) writeJsonFile(file, asRecord(kept));
    },
  };
}

/** An object with any keys, `__proto__` too. */
function asRecord(values: ReadonlyMap<string, unknown>): unknown {
  return Object.fromEntries(values);
}
