import { type WireRecord, wireRecord } from '../../../kit/data/wire-record.ts';

/** Reads the one thing under `data`. */
export function readOne<T>(of: (wire: WireRecord) => T | undefined): (answer: unknown) => T | undefined {
  return (answer) => of(wireRecord(answer).record('data'));
}
