import { type WireRecord, wireRecord } from '@livery/remote';

export { parseDay } from '../../booking/offer/offer-fields.ts';

/** Reads the list in `data`, without items for which `of` returns `undefined`; `undefined` if there is no list. */
export function listParser<T>(
  of: (wire: WireRecord) => T | undefined,
): (response: unknown) => readonly T[] | undefined {
  return (response) => {
    const wire = wireRecord(response);
    return wire.hasList('data') ? wire.records('data').flatMap((record) => of(record) ?? []) : undefined;
  };
}

/** Reads the item in `data`. */
export function itemParser<T>(of: (wire: WireRecord) => T | undefined): (response: unknown) => T | undefined {
  return (response) => of(wireRecord(response).record('data'));
}

interface Person {
  readonly id: string;
  /** The e-mail address if there is no name. */
  readonly name: string;
  readonly email: string;
}

/** A person; `undefined` if there is no id, or neither a name nor an address. */
export function parsePerson(wire: WireRecord): Person | undefined {
  const id = wire.text('id');
  const email = wire.text('email').trim();
  const name = `${wire.text('firstName')} ${wire.text('lastName')}`.trim() || email;
  return id === '' || name === '' ? undefined : { id, name, email };
}
