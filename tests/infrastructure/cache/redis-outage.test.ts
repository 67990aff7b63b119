import { err, ok } from '@livery/contract/shared/result';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { anInstance, type Instance, inRedis, storedIn } from '../../support/edge/a-fleet.ts';
import { anyFreePort, aRedis, type TestRedis, WITHOUT_REDIS } from '../../support/edge/a-redis.ts';
import { AURORA, anApi, inventedKey, keyOf } from '../../support/edge/a-response-cache.ts';

/** In milliseconds: enough for a busy machine, but far less than if each read waited for Redis. */
const SOON = 5000;

/** The events of an instance's connection, and promises of the first of each kind. */
function outage() {
  const onLost = vi.fn<(reason: string) => void>();
  const onFound = vi.fn<() => void>();
  return {
    onLost,
    onFound,
    lost: new Promise<string>((resolve) => onLost.mockImplementation(resolve)),
    found: new Promise<void>((resolve) => onFound.mockImplementation(resolve)),
  };
}

let instances: Instance[] = [];
let redis: TestRedis | undefined;
afterEach(async () => {
  redis?.signal('SIGCONT');
  await Promise.all(instances.map(({ cache }) => cache.close()));
  await redis?.remove();
  [instances, redis] = [[], undefined];
});

async function anInstanceAt(
  url: string,
  events: ReturnType<typeof outage> & {
    readonly replyTimeout?: number | undefined;
    readonly onRefused?: (reason: string) => void;
  } = outage(),
): Promise<Instance> {
  // A busy machine is no outage.
  instances.push(await anInstance(url, { connecting: { replyTimeout: SOON, ...events } }));
  return instances.at(-1) as Instance;
}

describe('a cache whose Redis is not there', () => {
  it('works in memory, and says so once', async () => {
    const events = outage();
    const { cache } = await anInstanceAt(`redis://:secret@127.0.0.1:${await anyFreePort()}`, events);
    const api = anApi(ok('aurora'));
    for (let read = 0; read < 3; read += 1) {
      expect(await cache.read(keyOf(AURORA), api.load, 'agency')).toEqual(ok('aurora'));
    }
    expect(api.load).toHaveBeenCalledTimes(1);
    await cache.purge(AURORA);
    expect(await cache.read(keyOf(AURORA), anApi(ok('new')).load, 'agency')).toEqual(ok('new'));
    expect(events.onLost.mock.calls).toEqual([[expect.stringContaining('ECONNREFUSED')]]);
    expect(await events.lost).not.toContain('secret');
  });

  it('works in memory where the host’s name is none', async () => {
    const events = outage();
    const { cache } = await anInstanceAt('redis://cache.invalid', events);
    expect(await cache.read(keyOf(AURORA), anApi(ok('aurora')).load, 'agency')).toEqual(ok('aurora'));
    expect(await events.lost).toContain('cache.invalid');
  });
});

describe.skipIf(WITHOUT_REDIS !== '')(`a cache whose Redis fails${WITHOUT_REDIS}`, () => {
  async function running(...settings: readonly string[]): Promise<TestRedis> {
    redis = await aRedis(...settings);
    await redis.start();
    return redis;
  }

  it('works in memory where the password is wrong, and does not print it', async () => {
    const { url } = await running('--requirepass', 'right');
    const events = outage();
    const { cache } = await anInstanceAt(url.replace('//', '//:secret@'), events);
    expect(await cache.read(keyOf(AURORA), anApi(ok('aurora')).load, 'agency')).toEqual(ok('aurora'));
    expect(await events.lost).toMatch(/WRONGPASS|NOAUTH/);
    expect(await events.lost).not.toContain('secret');
  });

  it('works in memory where Redis is full, and says so once', async () => {
    const { url } = await running('--maxmemory', '1', '--maxmemory-policy', 'noeviction');
    const onRefused = vi.fn<(reason: string) => void>();
    const events = outage();
    const { cache } = await anInstanceAt(url, { ...events, onRefused });
    const api = anApi(ok('a site'));
    for (let site = 0; site < 3; site += 1) await cache.read(inventedKey(site), api.load, 'agency');
    for (let site = 0; site < 3; site += 1) {
      expect(await cache.read(inventedKey(site), api.load, 'agency')).toEqual(ok('a site'));
    }
    expect(api.load).toHaveBeenCalledTimes(3);
    expect(onRefused.mock.calls).toEqual([[expect.stringMatching(/^OOM /)]]);
    expect(events.onLost).not.toHaveBeenCalled();
  });

  it('shares its responses as soon as Redis is there', async () => {
    redis = await aRedis();
    const events = outage();
    const first = await anInstanceAt(redis.url, events);
    await events.lost;
    const isListening = first.nextPurge();
    await redis.start();
    await Promise.all([events.found, isListening]);
    await first.cache.read(keyOf(AURORA), anApi(ok('aurora')).load, 'agency');
    expect((await storedIn(redis.url)).size).toBe(1);
  });

  it('fails no read while Redis is killed and started again', async () => {
    const { url, kill, start } = await running();
    const [events, others] = [outage(), outage()];
    const [first, second] = [await anInstanceAt(url, events), await anInstanceAt(url, others)];
    let isOver = false;
    let reads = 0;
    const failed: unknown[] = [];
    async function readOn({ cache }: Instance, number: number): Promise<void> {
      for (let turn = 0; !isOver; turn += 1) {
        const response = await cache.read(inventedKey((turn * 7 + number) % 5000), async () => ok('a site'), 'agency');
        reads += 1;
        if (!response.ok || response.value !== 'a site') failed.push(response);
        await new Promise((resolve) => setImmediate(resolve));
      }
    }
    const readers = Array.from({ length: 20 }, (_, number) => readOn(number % 2 === 0 ? first : second, number));
    await kill();
    await Promise.all([events.lost, others.lost]);
    const before = reads;
    await vi.waitFor(() => expect(reads).toBeGreaterThan(before + 100), 10_000);
    const areListening = Promise.all([first.nextPurge(), second.nextPurge()]);
    await start();
    await Promise.all([events.found, others.found, areListening]);
    isOver = true;
    await Promise.all(readers);
    expect(failed).toEqual([]);
    const api = anApi(ok('new'));
    await first.cache.read(keyOf(AURORA), api.load, 'content');
    await second.cache.read(keyOf(AURORA), api.load, 'content');
    expect(api.load).toHaveBeenCalledTimes(1);
  });

  it('waits for a Redis that hangs once, and then no more', async () => {
    const { url, signal } = await running();
    const { cache } = await anInstanceAt(url, { ...outage(), replyTimeout: 200 });
    signal('SIGSTOP');
    const begin = performance.now();
    const first = await Promise.all(
      Array.from({ length: 100 }, (_, index) => cache.read(inventedKey(index), anApi(ok('a site')).load, 'content')),
    );
    for (let index = 100; index < 200; index += 1) {
      first.push(await cache.read(inventedKey(index), anApi(ok('a site')).load, 'content'));
    }
    expect(first).toEqual(Array(200).fill(ok('a site')));
    expect(performance.now() - begin).toBeLessThan(SOON);
  });

  it('gives what it has in memory to nobody but while the API fails, where it comes back to an empty Redis', async () => {
    const { url } = await running();
    const instance = await anInstanceAt(url);
    await instance.cache.read(keyOf(AURORA), anApi(ok('"logicalExpiration":9999999999999')).load, 'agency');
    const isListening = instance.nextPurge();
    await inRedis(url, async (connection) => {
      await connection.flushall();
      await connection.client('KILL', 'TYPE', 'pubsub');
    });
    expect(await isListening).toBeUndefined();
    const api = anApi(err({ kind: 'unreachable' }));
    const kept = ok('"logicalExpiration":9999999999999');
    expect(await instance.cache.read(keyOf(AURORA), api.load, 'agency')).toEqual(kept);
    expect(api.load).toHaveBeenCalledTimes(1);
  });

  it('does not trust what it has in memory once it hears of the others again: a purge may have been missed', async () => {
    const { url } = await running();
    const [first, second] = [await anInstanceAt(url), await anInstanceAt(url)];
    for (const { cache } of [first, second]) await cache.read(keyOf(AURORA), anApi(ok('old')).load, 'agency');
    const isListening = Promise.all([first.nextPurge(), second.nextPurge()]);
    await inRedis(url, async (connection) => {
      await connection.flushall();
      await connection.client('KILL', 'TYPE', 'pubsub');
    });
    expect(await isListening).toEqual([undefined, undefined]);
    expect(await first.cache.read(keyOf(AURORA), anApi(ok('new')).load, 'agency')).toEqual(ok('new'));
    const api = anApi(err({ kind: 'unreachable' }));
    expect(await second.cache.read(keyOf(AURORA), api.load, 'agency')).toEqual(ok('new'));
  });

  it('purges in Redis as soon as it can what was purged meanwhile', async () => {
    const { url } = await running();
    const events = outage();
    const [first, second] = [await anInstanceAt(url, events), await anInstanceAt(url)];
    await first.cache.read(keyOf(AURORA), anApi(ok('old')).load, 'agency');
    await inRedis(url, async (connection) => {
      await connection.client('KILL', 'TYPE', 'normal', 'SKIPME', 'yes');
    });
    const reached = second.nextPurge();
    await first.cache.purge(AURORA);
    expect(await reached).toBe(AURORA);
    expect(await storedIn(url)).toEqual(new Map());
  });
});
