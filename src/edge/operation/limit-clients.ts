import { createHmac, randomBytes } from 'node:crypto';
import { RateLimiterMemory, type RateLimiterRes } from 'rate-limiter-flexible';

/** A client that has exceeded its limit. */
export interface LimitExceeded {
  /** After which it may continue, at least 1. */
  readonly seconds: number;
  /** Whether this is the first refusal since the client was within its limit. */
  readonly isFirst: boolean;
}

/** Counts one use of a client; `undefined` if it is within the limit. Never rejects. */
export type LimitClients = (client: string) => Promise<LimitExceeded | undefined>;

const WINDOW_SECONDS = 60;
/** Some 25 MB if all are in use. */
const MAX_COUNTERS = 65_536;

/**
 * Limits each client to a number of uses per minute.
 *
 * Its memory is bounded even if somebody has many addresses: a keyed digest of the client selects one of the counters.
 * Two clients with the same counter share its limit; nobody can cause that for another client, because the key is
 * secret.
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
