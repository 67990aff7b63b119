import { appendFileSync, writeFileSync } from 'node:fs';
import type { RecordSink } from '../recorded/record-sink.ts';

/**
 * Records into a file that only its owner can read, in place of what was there.
 * Each line is written at once, so a program that is ended leaves all but the
 * last whole.
 *
 * @throws if the file can't be written
 */
export function fileRecordSink(file: string): RecordSink {
  writeFileSync(file, '', { mode: 0o600 });
  return { write: (line) => appendFileSync(file, `${JSON.stringify(line)}\n`) };
}
