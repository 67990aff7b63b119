import type { WireRecord } from '@livery/remote';
import { itemParser, listParser, parseDay } from '../common/wire-readers.ts';

/** An application to work with the agency. */
export interface Application {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly on: string;
  readonly kind: 'agent' | 'partner';
  readonly text: string;
  readonly status: (typeof APPLICATION_STATUSES)[number];
  /** The person who decided it; the empty text if it isn't decided, or this isn't known. */
  readonly answeredBy: string;
  /** The id of the agent that an accepted applicant became; may be empty. */
  readonly agentId: string;
}

export const APPLICATION_STATUSES = ['new', 'accepted', 'declined'] as const;

/** Reads `GET /api/reference/applications`. */
export const parseApplications = listParser(parseApplicationRecord);

/** Reads the response to accepting or declining an application. */
export const parseApplication = itemParser(parseApplicationRecord);

function parseApplicationRecord(wire: WireRecord): Application | undefined {
  const [id, name, status] = [wire.text('id'), wire.text('name').trim(), wire.text('status')];
  if (id === '' || name === '') return undefined;
  return {
    id,
    name,
    email: wire.text('email').trim(),
    on: parseDay(wire, 'at'),
    kind: wire.text('kind') === 'partner' ? 'partner' : 'agent',
    text: wire.text('text').trim(),
    status: APPLICATION_STATUSES.find((knownStatus) => knownStatus === status) ?? 'new',
    answeredBy: wire.text('answeredBy').trim(),
    agentId: wire.text('agentId'),
  };
}
