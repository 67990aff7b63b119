import { wireRecord } from '../kit/data/wire-record.ts';

/** Parses a response: a value, or `undefined` where it is malformed. */
export function countStories(response: unknown): number | undefined {
  const wire = wireRecord(response);
  return wire.hasList('data') ? wire.records('data').length : undefined;
}
