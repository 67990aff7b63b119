import { wireRecord } from '../../../kit/data/wire-record.ts';

/** The token that a sign-in was answered with, bare or within `data`; the empty text where there is none. */
export function parseToken(answer: unknown): string {
  const told = wireRecord(answer);
  return told.text('token') || told.record('data').text('token');
}
