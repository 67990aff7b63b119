import type { Hono } from 'hono';
import { wireRecord } from '../../../../../remotes/kit/data/wire-record.ts';
import { resortRooms } from '../../../../../sandbox/world/resorts/resort-records.ts';
import { resortsOf } from '../../../../../sandbox/world/resorts/resorts.ts';
import { sandboxResponses } from '../../../support/sandbox-responses.ts';

/** Holds and books a unit of a resort for next month, in the sandbox, and tells the reference number. */
export async function bookResort(app: Hono, person: string): Promise<string> {
  const ask = sandboxResponses({ app, person });
  const post = async (body: object) => {
    const answer = await ask({ service: 'resort', method: 'POST', path: '/itineraries', body });
    return wireRecord(answer.ok ? answer.value : null)
      .record('data')
      .text('reference_number');
  };
  return post({
    reference_number: await post(someStay()),
    guest: { firstName: 'Tomas', lastName: 'Ferreira' },
    contact: { email: 'tomas@mail.example', phone: '+44 20 7946 0123' },
    payment: { method: 'card', last4: '4242' },
  });
}

/** The first unit of any resort that is left for two. */
function someStay(): object {
  const checkIn = Temporal.Now.plainDateISO().add({ days: 30 });
  for (const { id } of resortsOf(1)) {
    const unit = resortRooms(id, checkIn.toString(), 'USD', 1)?.find(({ left, sleeps }) => left > 0 && sleeps >= 2);
    if (unit === undefined) continue;
    const days = { check_in: checkIn.toString(), check_out: checkIn.add({ days: 3 }).toString() };
    return { property_id: id, unit_id: unit.id, ...days, adults: 2 };
  }
  throw new Error('Every resort is sold out.');
}
