import { resortRooms } from '../../world/resorts/resort-records.ts';
import { allResorts } from '../../world/resorts/resorts.ts';
import { aSandbox, dataOf } from '../reference/support/a-sandbox.ts';
import { NOW } from '../reference/support/some-searches.ts';

export const [CHECK_IN, CHECK_OUT] = ['2026-02-03', '2026-02-06'];
export const MAYA = { 'x-access-token': 'sandbox-aurora-traveller' };
export const TOMAS = { 'x-access-token': 'sandbox-aurora-rewarded' };
export const OWNER = { 'x-access-token': 'sandbox-aurora-owner' };

const roomsOn = (id: string, day: string) => resortRooms(id, day, 'USD', { seed: 1 }) ?? [];

/** A resort with this many of a unit left, and at least one on another day. */
export function unitWith(left: number, otherDay = CHECK_IN) {
  for (const { id } of allResorts(1)) {
    const roomsOnOtherDay = new Map(roomsOn(id, otherDay).map((room) => [room.id, room.left]));
    const unit = roomsOn(id, CHECK_IN).find(
      (room) => room.left === left && room.sleeps >= 2 && (roomsOnOtherDay.get(room.id) ?? 0) > 0,
    );
    if (unit !== undefined) return { resort: id, unit: unit.id, price: unit.price };
  }
  throw new Error(`No resort has ${left} left of anything.`);
}

/** A sandbox, and its resort service as sessions request it. */
export function aService({ resort, unit }: ReturnType<typeof unitWith>) {
  const sandbox = aSandbox();
  let currentTime = NOW.getTime();
  const request = (path: string, session: string, method = 'GET', body?: object, moreHeaders = {}) =>
    sandbox.request(path, {
      method,
      body,
      headers: { 'x-correlation-id': 'c', 'x-session-id': session, ...moreHeaders },
    });
  const days = { check_in: CHECK_IN, check_out: CHECK_OUT };
  return {
    ...sandbox,
    later(minutes: number) {
      currentTime += minutes * 60_000;
      sandbox.setTime(new Date(currentTime).toISOString());
    },
    hold: (session: string, changes: object = {}) =>
      request('/itineraries', session, 'POST', { property_id: resort, unit_id: unit, ...days, adults: 2, ...changes }),
    book: (reference: string, session: string, moreHeaders = {}) =>
      request('/itineraries', session, 'POST', { reference_number: reference, ...GUEST }, moreHeaders),
    release: (reference: string, session: string) =>
      request(`/itineraries?reference_number=${reference}&status=RELEASE`, session, 'PUT'),
    check: async (reference: string) =>
      (await request(`/properties/hold-check?reference_number=${reference}`, 'z')).json as { data: { status: string } },
    async left(session: string, query = `check_in=${CHECK_IN}&check_out=${CHECK_OUT}`) {
      const { json } = await request(`/properties/availability?property_id=${resort}&${query}`, session);
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
