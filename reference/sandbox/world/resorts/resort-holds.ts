import type { ResortStay } from './resort-records.ts';

/** A hold on a resort's room. */
export interface ResortHold {
  readonly reference: string;
  readonly resortId: string;
  /** The id of the session that created it. */
  readonly session: string;
  /** The id of the owner; null for a guest's hold. */
  readonly owner: string | null;
  /** Milliseconds since 1970. */
  readonly expiresAt: number;
  /** How it ended; `null` while it is held. */
  readonly outcome: 'RELEASED' | 'BOOKED' | 'CANCELLED' | null;
  /** The held stay; `null` if only the resort was named. */
  readonly stay: ResortStay | null;
}

export type HoldStatus = 'HELD' | 'EXPIRED' | NonNullable<ResortHold['outcome']>;

/** The status of a hold at a moment: it expires exactly at `expiresAt`; an earlier outcome is final. */
export function holdStatus({ outcome, expiresAt }: ResortHold, now: Date): HoldStatus {
  return outcome ?? (now.getTime() >= expiresAt ? 'EXPIRED' : 'HELD');
}

/** A unit of a resort for some nights. */
interface UnitNights extends Pick<ResortStay, 'unitId' | 'checkIn' | 'checkOut'> {
  readonly resortId: string;
}

export interface HoldStore {
  /** Holds a room, or only a resort, for 15 minutes; releases the session's other holds of that room for overlapping nights. */
  hold(resortId: string, by: Pick<ResortHold, 'session' | 'owner'>, stay?: ResortStay | null): ResortHold;
  find(reference: string): ResortHold | undefined;
  /** A person's latest hold, without booked ones. Guests' holds are found by their reference. */
  latest(owner: string): ResortHold | undefined;
  /** The number of a session's other holds, except those that overlap these nights; 0 without a session id. */
  otherHolds(session: string, nights: UnitNights | null): number;
  /** The number of a unit's rooms that are held or booked for any of these nights, except by `session` itself. */
  taken(nights: UnitNights, session: string): number;
  /** Releases a hold; one that has expired, been booked or been released stays as it is. */
  release(reference: string): ResortHold | undefined;
  /** Books the held stay; a hold that is already booked or has ended stays as it is. */
  book(reference: string): ResortHold | undefined;
  /** Cancels a booked hold; any other stays as it is. */
  cancel(reference: string): void;
}

const HOLD_MINUTES = 15;
/**
 * The maximum number of stored holds: the oldest one that isn't held or booked is dropped, or else the oldest of all.
 */
const MAX_STORED_HOLDS = 1000;

/**
 * Keeps holds for a quarter of an hour each.
 *
 * @param newReference returns a reference that can't be guessed: anybody who knows it can read, book and release the
 * hold
 */
export function createHoldStore(now: () => Date, newReference: () => string): HoldStore {
  const holds = new Map<string, ResortHold>();
  const all = (): ResortHold[] => [...holds.values()];
  const statusOf = (hold: ResortHold): HoldStatus => holdStatus(hold, now());
  const isTaken = (hold: ResortHold): boolean => statusOf(hold) === 'HELD' || statusOf(hold) === 'BOOKED';
  const save = (hold: ResortHold): ResortHold => {
    holds.set(hold.reference, hold);
    const oldestHold =
      holds.size > MAX_STORED_HOLDS ? (all().find((candidate) => !isTaken(candidate)) ?? all()[0]) : undefined;
    if (oldestHold !== undefined) holds.delete(oldestHold.reference);
    return hold;
  };
  const end = (reference: string, from: HoldStatus, outcome: ResortHold['outcome']): ResortHold | undefined => {
    const hold = holds.get(reference);
    return hold === undefined || statusOf(hold) !== from ? hold : save({ ...hold, outcome });
  };
  const isOwn = (hold: ResortHold, session: string): boolean =>
    session !== '' && hold.session === session && statusOf(hold) === 'HELD';
  return {
    hold(resortId, { session, owner }, stay = null) {
      const holdsBefore = all().filter(
        (hold) => isOwn(hold, session) && stay !== null && overlaps(hold, { resortId, ...stay }),
      );
      for (const { reference } of holdsBefore) end(reference, 'HELD', 'RELEASED');
      const expiresAt = now().getTime() + HOLD_MINUTES * 60_000;
      return save({ reference: newReference(), resortId, session, owner, expiresAt, outcome: null, stay });
    },
    find: (reference) => holds.get(reference),
    latest: (owner) => all().findLast((hold) => hold.owner === owner && !wasBooked(hold)),
    otherHolds: (session, nights) =>
      all().filter((hold) => isOwn(hold, session) && !(nights !== null && overlaps(hold, nights))).length,
    taken: (nights, session) =>
      all().filter((hold) => isTaken(hold) && !isOwn(hold, session) && overlaps(hold, nights)).length,
    release: (reference) => end(reference, 'HELD', 'RELEASED'),
    book: (reference) => end(reference, 'HELD', 'BOOKED'),
    cancel: (reference) => void end(reference, 'BOOKED', 'CANCELLED'),
  };
}

const wasBooked = ({ outcome }: ResortHold): boolean => outcome === 'BOOKED' || outcome === 'CANCELLED';

/** Whether a hold is for the unit and at least one of the nights. */
function overlaps({ resortId, stay }: ResortHold, nights: UnitNights): boolean {
  if (stay === null || resortId !== nights.resortId || stay.unitId !== nights.unitId) return false;
  return stay.checkIn < nights.checkOut && nights.checkIn < stay.checkOut;
}
