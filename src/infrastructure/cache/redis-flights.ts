import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { Redis } from 'ioredis';

/** Calls of the API; the instances of a fleet make one at a time for each key. */
export interface RedisFlights {
  /**
   * Waits while another instance makes the call, whose result is stored then. If Redis can't be reached, doesn't wait.
   */
  begin(key: string): Promise<void>;
  /**
   * Stores the result of a flight and ends it, unless it no longer belongs to this instance. @param lifetime in
   * milliseconds
   */
  land(key: string, entry: { readonly key: string; readonly text: string }, lifetime: number): Promise<boolean>;
  /** Ends a flight without a result, if there is one. */
  end(key: string): Promise<void>;
}

/**
 * How long an instance may keep the others waiting, in milliseconds, because it may have been killed. If a call takes
 * longer, another instance makes it too; so this is longer than slow calls take, even in a busy process.
 */
const FLIGHT_LIMIT_MS = 5000;
/** The longest total wait, in milliseconds. */
const MAX_WAIT_MS = 2 * FLIGHT_LIMIT_MS;
/** How often a waiting instance checks, in milliseconds. */
const POLL_INTERVAL_MS = 20;

/** A purge deletes the flights too, so results requested before it aren't stored after it. */
const STORE_RESULT_SCRIPT = `if redis.call('GET', KEYS[1]) ~= ARGV[1] then return 0 end
redis.call('SET', KEYS[2], ARGV[2], 'PX', ARGV[3])
redis.call('DEL', KEYS[1])
return 1`;
const END_FLIGHT_SCRIPT = `if redis.call('GET', KEYS[1]) == ARGV[1] then return redis.call('DEL', KEYS[1]) end
return 0`;

export function redisFlights(redis: Redis): RedisFlights {
  /** The marks of this instance's flights in Redis. */
  const tokens = new Map<string, string>();

  return {
    async begin(key) {
      const token = randomUUID();
      const end = performance.now() + MAX_WAIT_MS;
      try {
        while ((await redis.set(key, token, 'PX', FLIGHT_LIMIT_MS, 'NX')) === null) {
          if (performance.now() > end) return;
          await wait(POLL_INTERVAL_MS);
        }
        tokens.set(key, token);
      } catch {
        // Without Redis, each instance makes the call itself.
      }
    },

    async land(key, entry, lifetime) {
      const token = tokens.get(key);
      if (token === undefined) return false;
      tokens.delete(key);
      return (await redis.eval(STORE_RESULT_SCRIPT, 2, key, entry.key, token, entry.text, lifetime)) === 1;
    },

    async end(key) {
      const token = tokens.get(key);
      if (token === undefined) return;
      tokens.delete(key);
      await redis.eval(END_FLIGHT_SCRIPT, 1, key, token).catch(() => undefined);
    },
  };
}
