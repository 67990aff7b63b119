import { Redis } from 'ioredis';
import { vi } from 'vitest';
import type { ResponseCache } from '../../../src/application/shared/response-cache.port.ts';
import type { Tenant } from '../../../src/domain/agency/tenant.ts';
import { bentoResponseCache, type CacheOptions } from '../../../src/infrastructure/cache/bento-response-cache.ts';
import { createRedisConnection } from '../../../src/infrastructure/cache/redis-connection.ts';
import { redisTier } from '../../../src/infrastructure/cache/redis-tier.ts';

/** One process of a fleet. */
export interface Instance {
  readonly cache: ResponseCache;
  /** Resolves with the next tenant that another instance purges, or with `undefined` once it listens again. */
  nextPurge(): Promise<Tenant | undefined>;
}

type ConnectionOptions = Parameters<typeof createRedisConnection>[1];

const UNNOTICED: ConnectionOptions = { onLost: () => undefined, onFound: () => undefined };

/** Time for Redis to respond, in milliseconds: much more than it needs, as the machine may be busy. */
const PATIENT = 10_000;

/** The cache of a process in a fleet; it listens to the others if there is Redis. */
export async function anInstance(
  url: string,
  { connecting = UNNOTICED, ...options }: CacheOptions & { readonly connecting?: ConnectionOptions } = {},
): Promise<Instance> {
  let waiting: ((tenant: Tenant | undefined) => void)[] = [];
  const nextPurge = () => new Promise<Tenant | undefined>((resolve) => void waiting.push(resolve));
  const connection = createRedisConnection(url, { replyTimeout: PATIENT, ...connecting });
  const cache = bentoResponseCache({ ...options, fleet: redisTier(connection) });
  await cache.connect((tenant) => {
    const resolved = waiting;
    waiting = [];
    for (const resolve of resolved) resolve(tenant);
  });
  if (connection.commands.status === 'ready') await nextPurge();
  return { cache, nextPurge };
}

/** A cache whose reads go to several instances in turn; when a purge resolves, it has reached all of them. */
export function inTurn(instances: readonly Instance[]): ResponseCache {
  let turn = 0;
  const next = () => instances[turn++ % instances.length]?.cache as ResponseCache;
  return {
    read: (...call) => next().read(...call),
    async purge(tenant) {
      const reachedTenantsPromise = Promise.all(instances.map(({ nextPurge }) => nextPurge()));
      await next().purge(tenant);
      await reachedTenantsPromise;
    },
    close: async () => void (await Promise.all(instances.map(({ cache }) => cache.close()))),
  };
}

/** Runs one command in the Redis at an address. */
export async function inRedis<Value>(url: string, run: (redis: Redis) => Promise<Value>): Promise<Value> {
  const redis = new Redis(url);
  const value = await run(redis);
  await redis.quit();
  return value;
}

/** The values in a Redis by key. */
export function storedIn(url: string): Promise<ReadonlyMap<string, string | null>> {
  return inRedis(url, async (redis) => {
    const keys = await redis.keys('*');
    return new Map(await Promise.all(keys.map(async (key) => [key, await redis.get(key)] as const)));
  });
}

const send = Redis.prototype.sendCommand;
/** How much longer keys live in Redis than by the test's clock, in milliseconds, as real time passes until a read. */
const SPARE = 60_000;

/** For tests that move the clock: waits for pending commands, and moves Redis' clock too. */
export function redisTime(url: () => string) {
  let pending = 0;
  let lastInstant = process.hrtime.bigint();
  const connections = new Set<Redis>();
  /** Keys with spare time, and the value that they had when they got it. */
  const spared = new Map<string, string>();
  return {
    /** Counts commands from now on, until mocks are restored. */
    watch() {
      connections.clear();
      spared.clear();
      lastInstant = process.hrtime.bigint();
      vi.spyOn(Redis.prototype, 'sendCommand').mockImplementation(function (this: Redis, command, stream) {
        connections.add(this);
        pending += 1;
        const endCall = () => {
          pending -= 1;
        };
        command.promise.then(endCall, endCall);
        return send.call(this, command, stream);
      });
    },
    /** Waits until no command is pending, and published messages have arrived. */
    async settled() {
      for (let quiet = 0; quiet < 3; quiet = pending === 0 ? quiet + 1 : 0) {
        const ready = [...connections].filter(({ status }) => status === 'ready');
        await Promise.all(ready.map((redis) => redis.ping().catch(() => undefined)));
        for (let turn = 0; turn < 3; turn += 1) await new Promise((resolve) => setImmediate(resolve));
      }
    },
    /** Lets this time pass in Redis, in place of the time that really passed. */
    passed: (milliseconds: number) =>
      inRedis(url(), async (redis) => {
        const before = lastInstant;
        lastInstant = process.hrtime.bigint();
        for (const key of await redis.keys('*')) {
          const value = (await redis.get(key)) ?? '';
          const spare = spared.get(key) === value ? SPARE : 0;
          const remaining = await redis.pttl(key);
          // Measured for each key, since each takes a moment: an entry may have one millisecond left.
          const passedAlready = Math.ceil(Number(process.hrtime.bigint() - before) / 1e6);
          const left = remaining - spare + passedAlready - milliseconds;
          if (left > 0) spared.set(key, value);
          await (left > 0 ? redis.pexpire(key, left + SPARE) : redis.del(key));
        }
      }),
  };
}
