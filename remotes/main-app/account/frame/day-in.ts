import type { WireRecord } from '../../../kit/data/wire-record.ts';
import { dayOf } from '../../../kit/format/days.ts';

/** The day of a day or of an instant, `2026-02-03`; the empty text for what is neither. */
export function dayIn(wire: WireRecord, name: string): string {
  return dayOf(wire.text(name).slice(0, 10))?.toString() ?? '';
}
