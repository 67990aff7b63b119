import type { Hono } from 'hono';
import { createSandbox } from '../../../sandbox/app.ts';
import { resortRooms } from '../../../sandbox/world/resorts/resort-records.ts';
import { resortsOf } from '../../../sandbox/world/resorts/resorts.ts';
import { askReference, dataOf } from '../reference/support/ask-reference.ts';
import { askSandbox } from './ask-sandbox.ts';

export const [CHECK_IN, CHECK_OUT] = ['2026-02-03', '2026-02-06'];
export const MAYA = { 'x-access-token': 'sandbox-aurora-traveller' };
export const TOMAS = { 'x-access-token': 'sandbox-aurora-rewarded' };
export const OWNER = { 'x-access-token': 'sandbox-aurora-owner' };

const roomsOn = (id: string, day: string) => resortRooms(id, day, 'USD', 1) ?? [];

/** A resort with so many of a unit left, and at least one for those who come on another day. */
export function unitWith(left: number, otherDay = CHECK_IN) {
  for (const { id } of resortsOf(1)) {
    const others = new Map(roomsOn(id, otherDay).map((room) => [room.id, room.left]));
    const unit = roomsOn(id, CHECK_IN).find(
      (room) => room.left === left && room.sleeps >= 2 && (others.get(room.id) ?? 0) > 0,
    );
    if (unit !== undefined) return { resort: id, unit: unit.id, price: unit.price };
  }
  throw new Error(`No resort has ${left} left of anything.`);
}

/** A sandbox with a clock that can be turned, and its resort service as visits ask it. */
export function aService({ resort, unit }: ReturnType<typeof unitWith>) {
  let now = new Date('2026-02-01T12:00:00Z');
  const app: Hono = createSandbox({ now: () => now });
  const ask = (path: string, session: string, method = 'GET', body?: object, more = {}) =>
    askSandbox(path, { app, method, body, headers: { 'x-correlation-id': 'c', 'x-session-id': session, ...more } });
  const days = { check_in: CHECK_IN, check_out: CHECK_OUT };
  return {
    ...askReference(app),
    later: (minutes: number) => {
      now = new Date(now.getTime() + minutes * 60_000);
    },
    hold: (session: string, changes: object = {}) =>
      ask('/itineraries', session, 'POST', { property_id: resort, unit_id: unit, ...days, adults: 2, ...changes }),
    book: (reference: string, session: string, more = {}) =>
      ask('/itineraries', session, 'POST', { reference_number: reference, ...GUEST }, more),
    release: (reference: string, session: string) =>
      ask(`/itineraries?reference_number=${reference}&status=RELEASE`, session, 'PUT'),
    check: async (reference: string) =>
      (await ask(`/properties/hold-check?reference_number=${reference}`, 'z')).json as { data: { status: string } },
    async left(session: string, query = `check_in=${CHECK_IN}&check_out=${CHECK_OUT}`) {
      const { json } = await ask(`/properties/availability?property_id=${resort}&${query}`, session);
      return (json as { data: { rooms: { id: string; left: number }[] } }).data.rooms.find(({ id }) => id === unit)
        ?.left;
    },
  };
}

export const GUEST = {
  guest: { firstName: 'Ada', lastName: 'Byron' },
  contact: { email: 'ada@mail.example', phone: '+44 20 7946 0123' },
  note: 'A cot, please.',
  payment: { method: 'card', last4: '4242' },
};

export const referenceIn = ({ json }: { json: unknown }) =>
  dataOf<{ reference_number: string }>({ json }).reference_number;
