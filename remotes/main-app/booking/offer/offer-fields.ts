import type { WireRecord } from '../../../kit/data/wire-record.ts';

/** A whole number of zero or more; `null` for anything else. */
export function wholeNumberIn(wire: WireRecord, name: string): number | null {
  const told = wire.figure(name);
  return told !== null && Number.isInteger(told) && told >= 0 ? told : null;
}

/** `2026-02-03`, whatever time stands behind it; the empty text for what is no day. */
export function dayIn(wire: WireRecord, name: string): string {
  return /^\d{4}-\d\d-\d\d/.exec(wire.text(name))?.[0] ?? '';
}

/** `2026-02-03T11:00:00` by the clock of the place, any zone left aside; the empty text for what is no time. */
export function localTimeIn(wire: WireRecord, name: string): string {
  return /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d)?/.exec(wire.text(name))?.[0] ?? '';
}

/** `09:00`, of a time that may have a day before it; the empty text for what is no time. */
export function clockIn(wire: WireRecord, name: string): string {
  return /(?:^|T)([01]\d|2[0-3]):[0-5]\d/.exec(wire.text(name))?.[0].replace('T', '') ?? '';
}
