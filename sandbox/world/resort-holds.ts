import type { ResortStay } from './resort-stay.ts';

/** An itinerary that a resort keeps for somebody. */
export interface ResortHold {
  readonly reference: string;
  readonly resortId: string;
  /** Who asked for it: the session's id. */
  readonly session: string;
  /** Milliseconds since 1970. */
  readonly expiresAt: number;
  readonly released: boolean;
  readonly booked: boolean;
  /** What is held there; `null` where only the resort was named. */
  readonly stay: ResortStay | null;
}

export type HoldStatus = 'HELD' | 'RELEASED' | 'EXPIRED' | 'BOOKED';

/** How a hold stands: it runs out at its very instant, and what was released or booked stays so. */
export function holdStatus({ released, booked, expiresAt }: ResortHold, now: Date): HoldStatus {
  if (booked) return 'BOOKED';
  if (released) return 'RELEASED';
  return now.getTime() >= expiresAt ? 'EXPIRED' : 'HELD';
}

export interface HoldBook {
  hold(resortId: string, session: string, stay?: ResortStay | null): ResortHold;
  find(reference: string): ResortHold | undefined;
  /** A session's newest; what is booked is held no more. */
  latest(session: string): ResortHold | undefined;
  /** Lets a hold go, again where it was let go already; one that ran out or was booked stays as it is. */
  release(reference: string): ResortHold | undefined;
  /** Books what is held, again where it was booked already; one that is over stays as it is. */
  book(reference: string): ResortHold | undefined;
}

const MINUTES = 15;
/** So many are remembered, the newest. */
const LIMIT = 1000;

/** Keeps holds for a quarter of an hour each. References count up from `RES-100001`. */
export function openHoldBook(now: () => Date): HoldBook {
  let holds: ReadonlyMap<string, ResortHold> = new Map();
  let count = 100_000;
  const keep = (hold: ResortHold): ResortHold => {
    holds = new Map([...holds, [hold.reference, hold] as const].slice(-LIMIT));
    return hold;
  };
  const change = (reference: string, changes: Partial<ResortHold>): ResortHold | undefined => {
    const hold = holds.get(reference);
    return hold === undefined || holdStatus(hold, now()) !== 'HELD' ? hold : keep({ ...hold, ...changes });
  };
  return {
    hold(resortId, session, stay = null) {
      count += 1;
      const expiresAt = now().getTime() + MINUTES * 60_000;
      return keep({ reference: `RES-${count}`, resortId, session, expiresAt, released: false, booked: false, stay });
    },
    find: (reference) => holds.get(reference),
    latest: (session) => [...holds.values()].findLast((hold) => hold.session === session && !hold.booked),
    release: (reference) => change(reference, { released: true }),
    book: (reference) => change(reference, { booked: true }),
  };
}
