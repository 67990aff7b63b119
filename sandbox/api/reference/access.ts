import type { Context } from 'hono';
import type { Person } from '../../world/agencies/people.ts';
import { agencyOfRequest, NO_AGENCY, personOfRequest, searchContext, sessionIdOf } from '../request/request-context.ts';
import { isRecord } from '../request/request-fields.ts';
import type { SandboxWorld } from '../sandbox-world.ts';
import { bookingHistory } from './bookings/booking-history.ts';
import type { StoredBooking } from './bookings/booking-store.ts';

const RUN: ReadonlySet<unknown> = new Set(['Admin', 'AgencyOwner']);

/** Whether a person is the agency's owner or an administrator. */
export function isAgencyAdmin({ profile }: Person): boolean {
  return RUN.has(profile['userType']);
}

/** Who sent a request, and to which agency. */
export interface Requester<P extends Person | null = Person | null> {
  /** The agency whose site sent it. */
  readonly agency: string;
  /** The session's id; empty for none. */
  readonly session: string;
  /** Null for a visitor. */
  readonly person: P;
  /** Whether they work for the agency. */
  readonly isStaff: boolean;
}

type Answer<P extends Person | null> = (requester: Requester<P>, c: Context) => Response | Promise<Response>;
type Handler = (c: Context) => Response | Promise<Response>;

const SIGN_IN = { message: 'Sign in first: the token is missing or unknown.' };
const NOT_GRANTED = { message: "You don't have permission for this." };
const STAFF_ONLY = { message: 'Only people who work for the agency can do this.' };

/** Serves visitors and people: 404 at an unknown host, 401 for an unknown token. */
export function forAnyone(world: SandboxWorld, answer: Answer<Person | null>): Handler {
  const { accounts, stores } = world;
  return (c) => {
    const agency = agencyOfRequest(c);
    if (agency === null) return c.json({ message: NO_AGENCY }, 404);
    const person = personOfRequest(c, accounts);
    if (person === null && (c.req.header('x-access-token') ?? '') !== '') return c.json(SIGN_IN, 401);
    const session = sessionIdOf(c);
    stores.bookings.initialise(agency, () => bookingHistory(agency, world, searchContext(world, c)));
    if (person !== null) stores.bookings.assignOwner(agency, session, person.id);
    return answer({ agency, session, person, isStaff: person?.profile['isTravelAgent'] === true }, c);
  };
}

/** Answers people, and 401 to visitors. */
export function forSignedIn(world: SandboxWorld, answer: Answer<Person>): Handler {
  return forAnyone(world, ({ person, ...requester }, c) =>
    person === null ? c.json(SIGN_IN, 401) : answer({ ...requester, person }, c),
  );
}

/** Answers the agency's own people who may see, or change, what belongs to a feature, 401 to visitors and 403 to all others. */
export function forStaff(world: SandboxWorld, feature: string, access: Access, answer: Answer<Person>): Handler {
  return forSignedIn(world, (requester, c) => {
    if (!requester.isStaff) return c.json(STAFF_ONLY, 403);
    return isGranted(requester.person, feature, access) ? answer(requester, c) : c.json(NOT_GRANTED, 403);
  });
}

type Access = 'read' | 'write';

/** Whether a person may read or change the data of a feature, such as `applications`. */
export function isGranted({ profile }: Pick<Person, 'profile'>, feature: string, access: Access): boolean {
  const permissions = profile['permissions'];
  const granted = isRecord(permissions) && Object.hasOwn(permissions, feature) ? permissions[feature] : undefined;
  return isRecord(granted) && granted[access] === true;
}

/** Whether somebody may see a booking: their session's or their own, and with the permission to read bookings all of the agency's. */
export function canSeeBooking({ agency, session, person, isStaff }: Requester, stored: StoredBooking): boolean {
  if (stored.agency !== agency) return false;
  if (person === null) return stored.owner === null && session !== '' && stored.session === session;
  return stored.owner === person.id || (isStaff && isGranted(person, 'bookings', 'read'));
}
