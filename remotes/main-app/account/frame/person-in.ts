import type { WireRecord } from '../../../kit/data/wire-record.ts';

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
