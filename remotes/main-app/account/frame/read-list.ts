import { dayOf } from '../../../kit/days.ts';
import { type WireRecord, wireRecord } from '../../../kit/wire-record.ts';

/** Reads the list under `data`; whatever `of` makes nothing of is passed over, and no list at all is no answer. */
export function readList<T>(of: (wire: WireRecord) => T | undefined): (answer: unknown) => readonly T[] | undefined {
  return (answer) => {
    const wire = wireRecord(answer);
    return wire.hasList('data') ? wire.records('data').flatMap((one) => of(one) ?? []) : undefined;
  };
}

/** Reads the one thing under `data`. */
export function readOne<T>(of: (wire: WireRecord) => T | undefined): (answer: unknown) => T | undefined {
  return (answer) => of(wireRecord(answer).record('data'));
}

interface Person {
  readonly id: string;
  /** The e-mail address of somebody without a name. */
  readonly name: string;
  readonly email: string;
}

/** Who somebody is; `undefined` for whoever has no id, or neither a name nor an address. */
export function personIn(wire: WireRecord): Person | undefined {
  const id = wire.text('id');
  const email = wire.text('email').trim();
  const name = `${wire.text('firstName')} ${wire.text('lastName')}`.trim() || email;
  return id === '' || name === '' ? undefined : { id, name, email };
}

/** The day of a day or of an instant, `2026-02-03`; the empty text for what is neither. */
export function dayIn(wire: WireRecord, name: string): string {
  return dayOf(wire.text(name).slice(0, 10))?.toString() ?? '';
}
