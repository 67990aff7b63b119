import { appendFileSync, writeFileSync } from 'node:fs';
import type { RecordSink } from '../recorded/record-sink.ts';

/**
 * Records into a file that only its owner can read, replacing its content. Each line is written immediately, so if the
 * program is ended, all lines but the last are complete.
 *
 * @throws if the file can't be written
 */
export function fileRecordSink(file: string): RecordSink {
  writeFileSync(file, '', { mode: 0o600 });
  return { write: (line) => appendFileSync(file, `${JSON.stringify(line)}\n`) };
}
