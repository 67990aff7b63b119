import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { err, ok, type Result } from '@livery/contract/shared/result';
import { isRecord } from '@livery/contract/wire/is-record';
import * as v from 'valibot';
import { memoryStorage } from '../memory/memory-storage.ts';
import type { KeyValueStorage } from '../storage/key-value-storage.ts';

const storedText = v.fallback(v.optional(v.string()), undefined);

/**
 * A storage in a JSON file. A missing or damaged file is read as empty; values that can't be written are kept until the
 * process ends.
 */
export function fileStorage(file: string): KeyValueStorage {
  const refusedStorage = memoryStorage();
  const readAll = () => {
    const storedJsonFile = readJsonFile(file);
    return new Map(isRecord(storedJsonFile) ? Object.entries(storedJsonFile) : []);
  };

  return {
    read: (key) => refusedStorage.read(key) ?? v.parse(storedText, readAll().get(key)),
    write(key, value) {
      refusedStorage.remove(key);
      const outcome = writeJsonFile(file, asRecord(readAll().set(key, value)));
      if (outcome.ok) return outcome;
      refusedStorage.write(key, value);
      return err({ kind: 'storage-refused', key, reason: outcome.error });
    },
    remove(key) {
      refusedStorage.remove(key);
      const storedValues = readAll();
      if (storedValues.delete(key)) writeJsonFile(file, asRecord(storedValues));
    },
  };
}

/** An object with any keys, including `__proto__`. */
function asRecord(values: ReadonlyMap<string, unknown>): unknown {
  return Object.fromEntries(values);
}

/** The content of a JSON file; `undefined` if it is missing, damaged or not readable. */
function readJsonFile(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}

/**
 * Writes a JSON file that only its owner can read, atomically: a concurrent read gets the previous content.
 *
 * @returns why it couldn't be written, as a text for developers
 */
function writeJsonFile(file: string, value: unknown): Result<void, string> {
  const draft = `${file}.${process.pid}.draft`;
  try {
    mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
    writeFileSync(draft, `${JSON.stringify(value, null, 2)}\n`, { mode: 0o600 });
    renameSync(draft, file);
    return ok(undefined);
  } catch (failure) {
    return err(String(failure));
  }
}
