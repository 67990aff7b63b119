/** An itinerary that a resort keeps for somebody. */
export interface ResortHold {
  readonly reference: string;
  readonly resortId: string;
  /** Who asked for it: the session's id. */
  readonly session: string;
  /** Milliseconds since 1970. */
  readonly expiresAt: number;
  readonly released: boolean;
}

export type HoldStatus = 'HELD' | 'RELEASED' | 'EXPIRED';

/** How a hold stands: it runs out at its very instant, and what was released stays released. */
export function holdStatus({ released, expiresAt }: ResortHold, now: Date): HoldStatus {
  if (released) return 'RELEASED';
  return now.getTime() >= expiresAt ? 'EXPIRED' : 'HELD';
}

export interface HoldBook {
  hold(resortId: string, session: string): ResortHold;
  find(reference: string): ResortHold | undefined;
  /** A session's newest. */
  latest(session: string): ResortHold | undefined;
  /** Lets a hold go, again where it was let go already; one that ran out stays as it is. */
  release(reference: string): ResortHold | undefined;
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
  return {
    hold(resortId, session) {
      count += 1;
      const expiresAt = now().getTime() + MINUTES * 60_000;
      return keep({ reference: `RES-${count}`, resortId, session, expiresAt, released: false });
    },
    find: (reference) => holds.get(reference),
    latest: (session) => [...holds.values()].findLast((hold) => hold.session === session),
    release(reference) {
      const hold = holds.get(reference);
      if (hold === undefined || holdStatus(hold, now()) !== 'HELD') return hold;
      return keep({ ...hold, released: true });
    },
  };
}
