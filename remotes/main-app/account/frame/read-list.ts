import { type WireRecord, wireRecord } from '../../../kit/data/wire-record.ts';

/** Reads the list under `data`; whatever `of` makes nothing of is passed over, and no list at all is no answer. */
export function readList<T>(of: (wire: WireRecord) => T | undefined): (answer: unknown) => readonly T[] | undefined {
  return (answer) => {
    const wire = wireRecord(answer);
    return wire.hasList('data') ? wire.records('data').flatMap((one) => of(one) ?? []) : undefined;
  };
}
