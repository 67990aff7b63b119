import type { Context } from 'hono';
import type { Person } from '../../world/agencies/people.ts';
import { askedOf, askingAgency, NOBODY, personAsking, visitOf } from '../request/request-context.ts';
import { isRecord } from '../request/request-fields.ts';
import type { SandboxWorld } from '../sandbox-world.ts';
import { historyOf } from './bookings/booking-history.ts';
import type { KeptBooking } from './bookings/booking-store.ts';

const RUN: ReadonlySet<unknown> = new Set(['Admin', 'AgencyOwner']);

/** Whether somebody runs the agency: its owner, and its administrators. */
export function mayRun({ profile }: Person): boolean {
  return RUN.has(profile['userType']);
}

/** Who asks, in whose name. */
export interface Asker<P extends Person | null = Person | null> {
  /** The agency whose site asks. */
  readonly agency: string;
  /** The id of the visit; empty for none. */
  readonly session: string;
  /** Null for a visitor. */
  readonly person: P;
  /** Whether they work for the agency. */
  readonly isStaff: boolean;
}

type Answer<P extends Person | null> = (asker: Asker<P>, c: Context) => Response | Promise<Response>;
type Handler = (c: Context) => Response | Promise<Response>;

const SIGN_IN = { message: 'Sign in first: the token is missing or unknown.' };
const NOT_GRANTED = { message: "You don't have permission for this." };
const STAFF_ONLY = { message: 'Only people who work for the agency can do this.' };

/** Answers visitors and people: 404 at a host that is nobody's, 401 to a token that nobody has. */
export function forEverybody(world: SandboxWorld, answer: Answer<Person | null>): Handler {
  const { register, desk } = world;
  return (c) => {
    const agency = askingAgency(c);
    if (agency === null) return c.json({ message: NOBODY }, 404);
    const person = personAsking(c, register);
    if (person === null && (c.req.header('x-access-token') ?? '') !== '') return c.json(SIGN_IN, 401);
    const session = visitOf(c);
    desk.bookings.begin(agency, () => historyOf(agency, world, askedOf(world, c)));
    if (person !== null) desk.bookings.takeOver(agency, session, person.id);
    return answer({ agency, session, person, isStaff: person?.profile['isTravelAgent'] === true }, c);
  };
}

/** Answers people, and 401 to visitors. */
export function forPeople(world: SandboxWorld, answer: Answer<Person>): Handler {
  return forEverybody(world, ({ person, ...asker }, c) =>
    person === null ? c.json(SIGN_IN, 401) : answer({ ...asker, person }, c),
  );
}

/** Answers the agency's own people who may see, or change, what belongs to a feature, 401 to visitors and 403 to all others. */
export function forStaff(world: SandboxWorld, feature: string, deed: Deed, answer: Answer<Person>): Handler {
  return forPeople(world, (asker, c) => {
    if (!asker.isStaff) return c.json(STAFF_ONLY, 403);
    return isGranted(asker.person, feature, deed) ? answer(asker, c) : c.json(NOT_GRANTED, 403);
  });
}

type Deed = 'read' | 'write';

/** Whether somebody may see, or change, what belongs to a feature, such as `applications`. */
export function isGranted({ profile }: Pick<Person, 'profile'>, feature: string, deed: Deed): boolean {
  const permissions = profile['permissions'];
  const granted = isRecord(permissions) && Object.hasOwn(permissions, feature) ? permissions[feature] : undefined;
  return isRecord(granted) && granted[deed] === true;
}

/** Whether a booking is somebody's to see: a visit's own, a person's own, and all of the agency for those of its people who may read bookings. */
export function maySee({ agency, session, person, isStaff }: Asker, kept: KeptBooking): boolean {
  if (kept.agency !== agency) return false;
  if (person === null) return kept.owner === null && session !== '' && kept.session === session;
  return kept.owner === person.id || (isStaff && isGranted(person, 'bookings', 'read'));
}
