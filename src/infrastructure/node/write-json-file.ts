import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { err, ok, type Result } from '../../domain/shared/result.ts';

/**
 * Writes a JSON file that nobody but its owner can read, whole or not at all:
 * whoever reads meanwhile sees the one before.
 *
 * @returns why it couldn't be written, in words for developers
 */
export function writeJsonFile(file: string, value: unknown): Result<void, string> {
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
