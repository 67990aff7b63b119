import type { WireRecord } from '../../../kit/data/wire-record.ts';
import { dayIn } from '../frame/day-in.ts';
import { readList } from '../frame/read-list.ts';
import { readOne } from '../frame/read-one.ts';
import { APPLICATION_STATUSES, type Application } from './application.ts';

/** Reads `GET /api/reference/applications`. */
export const readApplications = readList(applicationOf);

/** Reads what an answer to an application is answered with. */
export const readApplication = readOne(applicationOf);

function applicationOf(wire: WireRecord): Application | undefined {
  const [id, name, status] = [wire.text('id'), wire.text('name').trim(), wire.text('status')];
  if (id === '' || name === '') return undefined;
  return {
    id,
    name,
    email: wire.text('email').trim(),
    on: dayIn(wire, 'at'),
    kind: wire.text('kind') === 'partner' ? 'partner' : 'agent',
    text: wire.text('text').trim(),
    status: APPLICATION_STATUSES.find((known) => known === status) ?? 'new',
  };
}
