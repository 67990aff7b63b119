import { wireRecord } from '../kit/data/wire-record.ts';

/** Reads an answer: a value, or `undefined` where it is not what the call promises. */
export function countStories(answer: unknown): number | undefined {
  const wire = wireRecord(answer);
  return wire.hasList('data') ? wire.records('data').length : undefined;
}
