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

/** Whether a person may see wholesale rates and markups: travel agents who aren't restricted (rules §5). */
export const seesAgentFigures = (person: Person | null): boolean =>
  person?.profile['isTravelAgent'] === true && person.profile['isRestrictedAgent'] === false;

/** The sender of a request, and the agency. */
export interface Requester<P extends Person | null = Person | null> {
  /** The agency whose site sent it. */
  readonly agency: string;
  /** The session's id; empty if there is none. */
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

/** Serves visitors and signed-in people, as `c.var.requester`: 404 for an unknown host, 401 for an unknown token. */
export const forAnyone = (world: SandboxWorld) => requireAccess(world, (requester) => requester);

/** Serves signed-in people; responds with 401 to visitors. */
export const forSignedIn = (world: SandboxWorld) => requireAccess(world, requireSignIn);

/** Serves everybody's own data, but the agency's people only with permission for its feature: otherwise 403. */
export const forAccount = (world: SandboxWorld, feature: string, access: Access) =>
  requireAccess(world, (requester) => (mayUse(requester, feature, access) ? requester : NOT_GRANTED));

/** The same for signed-in people; 401 for visitors. */
export const forOwnData = (world: SandboxWorld, feature: string, access: Access) =>
  requireAccess(world, (requester) => {
    const signInResult = requireSignIn(requester);
    return 'status' in signInResult || mayUse(signInResult, feature, access) ? signInResult : NOT_GRANTED;
  });

/** Serves the agency's people who may read or change the data of a feature: 401 for visitors, 403 for all others. */
export const forStaff = (world: SandboxWorld, feature: string, access: Access) =>
  requireAccess(world, (requester) => {
    const signInResult = requireSignIn(requester);
    if ('status' in signInResult) return signInResult;
    if (!signInResult.isStaff) return STAFF_ONLY;
    return isGranted(signInResult.person, feature, access) ? signInResult : NOT_GRANTED;
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
  const grantedPermission =
    isRecord(permissions) && Object.hasOwn(permissions, feature) ? permissions[feature] : undefined;
  return isRecord(grantedPermission) && grantedPermission[access] === true;
}

/** Whether somebody may use a feature of their own account: the agency's people with its permission, others always. */
export function mayUse({ person, isStaff }: Pick<Requester, 'person' | 'isStaff'>, feature: string, access: Access) {
  return person === null || !isStaff || isGranted(person, feature, access);
}

/**
 * Whether a caller may see a booking: their own or their sale, or all of the agency's with permission to read bookings.
 * A session's id isn't proof, because it may come from a link: guests find their booking by reference number and e-mail
 * address.
 */
export function canSeeBooking({ agency, person, isStaff }: Requester, storedBooking: StoredBooking): boolean {
  if (storedBooking.agency !== agency || person === null) return false;
  const isOwn = storedBooking.owner === person.id || (isStaff && isSoldBy(storedBooking.booking, userIdOf(person)));
  return isOwn || (isStaff && isGranted(person, 'bookings', 'read'));
}
