import { createHmac, randomBytes } from 'node:crypto';
import { RateLimiterMemory, type RateLimiterRes } from 'rate-limiter-flexible';

/** A client that has had too much. */
export interface LimitExceeded {
  /** After which it may go on, at least 1. */
  readonly seconds: number;
  /** Whether it is the first since the client could go on. */
  readonly isFirst: boolean;
}

/** Counts one of a client; `undefined` if that is within the limit. Never rejects. */
export type LimitClients = (client: string) => Promise<LimitExceeded | undefined>;

/** In seconds. */
const WINDOW_SECONDS = 60;
/** With all of them in use, some 25 MB. */
const MAX_COUNTERS = 65_536;

/**
 * Limits clients to a number in a minute, each by itself.
 *
 * Its memory is bounded, however many addresses somebody has: a secret digest of the client chooses one of the counters.
 * Two clients with the same one share its limit, which nobody can bring about for another.
 */
export function limitClients(perMinute: number, counters = MAX_COUNTERS): LimitClients {
  const limiter = new RateLimiterMemory({ points: perMinute, duration: WINDOW_SECONDS });
  const secret = randomBytes(32);
  const counterOf = (client: string) => createHmac('sha256', secret).update(client).digest().readUInt32BE() % counters;
  return (client) =>
    limiter.consume(counterOf(client)).then(
      () => undefined,
      ({ msBeforeNext, consumedPoints }: RateLimiterRes) => ({
        seconds: Math.max(1, Math.ceil(msBeforeNext / 1000)),
        isFirst: consumedPoints === perMinute + 1,
      }),
    );
}
