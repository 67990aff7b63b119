import type { Context, MiddlewareHandler } from 'hono';
import { isStaff, type Person, userIdOf } from '../../world/agencies/people.ts';
import { isRecord } from '../../world/query-fields.ts';
import {
  agencyOfRequest,
  NO_AGENCY,
  personOfRequest,
  searchContext,
  sessionIdOfRequest,
} from '../request/request-context.ts';
import type { SandboxWorld } from '../sandbox-world.ts';
import { isSoldBy } from './bookings/booking.ts';
import { bookingHistory } from './bookings/booking-history.ts';
import type { StoredBooking } from './bookings/booking-store.ts';

const ADMIN_ROLES: ReadonlySet<unknown> = new Set(['Admin', 'AgencyOwner']);

/** Whether a person is the agency's owner or an administrator. */
export const isAgencyAdmin = ({ profile }: Person): boolean => ADMIN_ROLES.has(profile['userType']);

/** Whether a person sees wholesale rates and markups: travel agents who are not restricted (rules §5). */
export const seesAgentFigures = (person: Person | null): boolean =>
  person?.profile['isTravelAgent'] === true && person.profile['isRestrictedAgent'] === false;

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

interface Refusal {
  readonly status: 401 | 403 | 404;
  readonly message: string;
}

const NOT_SIGNED_IN: Refusal = { status: 401, message: 'Sign in first: the token is missing or unknown.' };
export const NOT_GRANTED: Refusal = { status: 403, message: "You don't have permission for this." };
const STAFF_ONLY: Refusal = { status: 403, message: 'Only people who work for the agency can do this.' };

/** Serves visitors and people, as `c.var.requester`: 404 at an unknown host, 401 for an unknown token. */
export const forAnyone = (world: SandboxWorld) => requireAccess(world, (requester) => requester);

/** Serves people, and responds to visitors with 401. */
export const forSignedIn = (world: SandboxWorld) => requireAccess(world, requireSignIn);

/** Serves anyone their own data, but the agency's people only with the permission of its feature: 403 to the others. */
export const forAccount = (world: SandboxWorld, feature: string, access: Access) =>
  requireAccess(world, (requester) => (mayUse(requester, feature, access) ? requester : NOT_GRANTED));

/** The same for those who are signed in, and 401 to visitors. */
export const forOwnData = (world: SandboxWorld, feature: string, access: Access) =>
  requireAccess(world, (requester) => {
    const admitted = requireSignIn(requester);
    return 'status' in admitted || mayUse(admitted, feature, access) ? admitted : NOT_GRANTED;
  });

/** Serves the agency's own people who may read, or change, the data of a feature: 401 to visitors, 403 to all others. */
export const forStaff = (world: SandboxWorld, feature: string, access: Access) =>
  requireAccess(world, (requester) => {
    const admitted = requireSignIn(requester);
    if ('status' in admitted) return admitted;
    if (!admitted.isStaff) return STAFF_ONLY;
    return isGranted(admitted.person, feature, access) ? admitted : NOT_GRANTED;
  });

function requireAccess<P extends Person | null>(
  world: SandboxWorld,
  admit: (requester: Requester) => Requester<P> | Refusal,
): MiddlewareHandler<{ Variables: { requester: Requester<P> } }> {
  return (c, next) => {
    const requester = findRequester(world, c);
    const admitted = 'status' in requester ? requester : admit(requester);
    if ('status' in admitted) return Promise.resolve(c.json({ message: admitted.message }, admitted.status));
    c.set('requester', admitted);
    return next();
  };
}

function findRequester(world: SandboxWorld, c: Context): Requester | Refusal {
  const { accounts, stores } = world;
  const agency = agencyOfRequest(c);
  if (agency === null) return { status: 404, message: NO_AGENCY };
  const person = personOfRequest(c, accounts);
  if (person === null && (c.req.header('x-access-token') ?? '') !== '') return NOT_SIGNED_IN;
  const session = sessionIdOfRequest(c);
  stores.bookings.initialise(agency, () => bookingHistory(agency, world, searchContext(world, c)));
  return { agency, session, person, isStaff: isStaff(person) };
}

function requireSignIn({ person, ...requester }: Requester): Requester<Person> | Refusal {
  return person === null ? NOT_SIGNED_IN : { ...requester, person };
}

type Access = 'read' | 'write';

/** Whether a person may read or change the data of a feature, such as `applications`. */
export function isGranted({ profile }: Pick<Person, 'profile'>, feature: string, access: Access): boolean {
  const permissions = profile['permissions'];
  const granted = isRecord(permissions) && Object.hasOwn(permissions, feature) ? permissions[feature] : undefined;
  return isRecord(granted) && granted[access] === true;
}

/** Whether a feature of the own account is open to somebody: to the agency's people with its permission, to others always. */
export function mayUse({ person, isStaff }: Pick<Requester, 'person' | 'isStaff'>, feature: string, access: Access) {
  return person === null || !isStaff || isGranted(person, feature, access);
}

/**
 * Whether a caller may see a booking: their own or their sale, and with the permission to read bookings all of the agency's.
 * A session's id, which may come from a link, proves nothing: guests find theirs by reference number and e-mail address.
 */
export function canSeeBooking({ agency, person, isStaff }: Requester, stored: StoredBooking): boolean {
  if (stored.agency !== agency || person === null) return false;
  const isOwn = stored.owner === person.id || (isStaff && isSoldBy(stored.booking, userIdOf(person)));
  return isOwn || (isStaff && isGranted(person, 'bookings', 'read'));
}
