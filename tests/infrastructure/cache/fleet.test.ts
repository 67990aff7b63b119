import { ok } from '@livery/contract/shared/result';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { DEFAULT_LIFETIMES } from '../../../src/application/shared/response-lifetimes.ts';
import type { CacheOptions } from '../../../src/infrastructure/cache/bento-response-cache.ts';
import { anInstance, type Instance, inRedis, storedIn } from '../../support/edge/a-fleet.ts';
import { aRedis, type TestRedis, WITHOUT_REDIS } from '../../support/edge/a-redis.ts';
import {
  AURORA,
  anApi,
  aSlowApi,
  BOREAL,
  DOWN,
  keyOf,
  NOT_FOUND,
  type Response,
} from '../../support/edge/a-response-cache.ts';

describe.skipIf(WITHOUT_REDIS !== '')(`several processes and a Redis${WITHOUT_REDIS}`, () => {
  let redis: TestRedis;
  beforeAll(async () => {
    redis = await aRedis();
    await redis.start();
  });
  afterAll(() => redis.remove());
  beforeEach(() => inRedis(redis.url, (connection) => connection.flushall()));

  let instances: Instance[] = [];
  afterEach(async () => {
    await Promise.all(instances.map(({ cache }) => cache.close()));
  });

  async function aFleetOf<const Count extends number>(count: Count, options?: CacheOptions) {
    instances = await Promise.all(Array.from({ length: count }, () => anInstance(redis.url, options)));
    // Entries of the millisecond in which an instance began to listen count as older.
    const began = Date.now();
    await waitUntil(() => Date.now() > began);
    return instances as readonly Instance[] as [Instance, Instance, ...Instance[]];
  }

  it.each<[string, Response]>([
    ['a response', ok({ name: 'Aurora' })],
    ['a failure', DOWN],
    ['a 404', NOT_FOUND],
  ])('make one call together for a thousand who wait: %s', async (_, response) => {
    // On a busy machine, a thousand reads may take longer than a failure is cached.
    const fleet = await aFleetOf(4, { lifetimes: { ...DEFAULT_LIFETIMES, failure: 60_000, notFound: 60_000 } });
    const { load, respond } = aSlowApi();
    const readers = fleet.flatMap(({ cache }) =>
      Array.from({ length: 250 }, () => cache.read(keyOf(AURORA), load, 'agency')),
    );
    await waitUntil(() => respond.length > 0);
    // By the end of this read, any other reader that makes the call has made it.
    await fleet[0].cache.read(keyOf(BOREAL), anApi(ok('another')).load, 'agency');
    respond[0]?.(response);
    expect(new Set((await Promise.all(readers)).map((givenResponse) => JSON.stringify(givenResponse)))).toEqual(
      new Set([JSON.stringify(response)]),
    );
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('go on without one that was ended while it made the call', async () => {
    const [firstInstance, secondInstance] = await aFleetOf(2);
    const dead = aSlowApi();
    void firstInstance.cache.read(keyOf(AURORA), dead.load, 'agency');
    await waitUntil(() => dead.respond.length > 0);
    const api = anApi(ok('aurora'));
    const responsePromise = secondInstance.cache.read(keyOf(AURORA), api.load, 'agency');
    // Ends the time for which one process may keep the others waiting.
    await inRedis(redis.url, async (connection) => {
      for (const key of await connection.keys('*:flight')) await connection.pexpire(key, 1);
    });
    expect(await responsePromise).toEqual(ok('aurora'));
    // A late response replaces nothing.
    dead.respond[0]?.(ok('late'));
    const [entry] = (await storedIn(redis.url)).values();
    expect(entry).toContain('"aurora"');
  });

  it.each<[string, string]>([
    ...[
      'null',
      '[]',
      '7',
      '""',
      '{}',
      '{"value":null}',
      '{"value":{"ok":true}}',
      '{"value":[],"createdAt":1}',
      '{',
    ].map((text): [string, string] => [text, text]),
    ['no time', '{"value":{"ok":true,"value":"old"},"createdAt":null,"logicalExpiration":"9"}'],
    ['a failure', JSON.stringify({ value: DOWN, createdAt: 1, logicalExpiration: 9e12 })],
    ['4 MB', JSON.stringify({ value: ok('x'.repeat(4_300_000)), createdAt: 1, logicalExpiration: 9e12 })],
  ])('write over what is no response of theirs: %s', async (_, text) => {
    const [firstInstance] = await aFleetOf(1);
    const key = `livery:1:${keyOf(AURORA).text}:agency:response`;
    await inRedis(redis.url, (connection) => connection.set(key, text));
    const api = anApi(ok('aurora'));
    expect(await firstInstance.cache.read(keyOf(AURORA), api.load, 'agency')).toEqual(ok('aurora'));
    expect(api.load).toHaveBeenCalledTimes(1);
    expect((await storedIn(redis.url)).get(key)).toContain('"aurora"');
  });

  it('find each other’s responses under keys that begin with version and tenant', async () => {
    const [firstInstance, secondInstance] = await aFleetOf(2);
    await firstInstance.cache.read(keyOf(AURORA), anApi(ok('aurora')).load, 'agency');
    const api = anApi(ok('another'));
    expect(await secondInstance.cache.read(keyOf(AURORA), api.load, 'agency')).toEqual(ok('aurora'));
    expect(api.load).not.toHaveBeenCalled();
    expect([...(await storedIn(redis.url)).keys()]).toEqual([
      'livery:1:https%3A%2F%2Faurora.example:["/api/agency"]:agency:response',
    ]);
    const lifetime = await inRedis(redis.url, async (connection) => connection.pttl(await aKeyOf(redis.url)));
    expect(lifetime).toBeGreaterThan(0);
    expect(lifetime).toBeLessThanOrEqual(DEFAULT_LIFETIMES.grace);
  });

  it('purge a tenant everywhere, and nobody else', async () => {
    const fleet = await aFleetOf(3);
    for (const tenant of [AURORA, BOREAL]) {
      for (const { cache } of fleet) await cache.read(keyOf(tenant), anApi(ok('old')).load, 'agency');
    }
    const reachedTenantsPromise = Promise.all(fleet.map(({ nextPurge }) => nextPurge()));
    await fleet[1].cache.purge(AURORA);
    expect(await reachedTenantsPromise).toEqual([AURORA, AURORA, AURORA]);
    expect([...(await storedIn(redis.url)).keys()]).toEqual([
      'livery:1:https%3A%2F%2Fboreal.example:["/api/agency"]:agency:response',
    ]);
    const [ofAurora, ofBoreal] = [anApi(ok('new')), anApi(ok('new'))];
    for (const { cache } of fleet) {
      expect(await cache.read(keyOf(AURORA), ofAurora.load, 'agency')).toEqual(ok('new'));
      expect(await cache.read(keyOf(BOREAL), ofBoreal.load, 'agency')).toEqual(ok('old'));
    }
    expect(ofAurora.load).toHaveBeenCalledTimes(1);
  });

  it('store nothing that another one requested before the purge', async () => {
    const [firstInstance, secondInstance] = await aFleetOf(2);
    const { load, respond } = aSlowApi();
    const reader = firstInstance.cache.read(keyOf(AURORA), load, 'agency');
    await waitUntil(() => respond.length > 0);
    const reachedTenantPromise = firstInstance.nextPurge();
    await secondInstance.cache.purge(AURORA);
    await reachedTenantPromise;
    respond[0]?.(ok('old'));
    expect(await reader).toEqual(ok('old'));
    expect(await storedIn(redis.url)).toEqual(new Map());
    for (const { cache } of [firstInstance, secondInstance]) {
      expect(await cache.read(keyOf(AURORA), anApi(ok('new')).load, 'agency')).toEqual(ok('new'));
    }
  });

  it('share nothing private', async () => {
    const [firstInstance, secondInstance] = await aFleetOf(2);
    const personal: Response = { ...ok('of one person'), isPrivate: true };
    expect(await firstInstance.cache.read(keyOf(AURORA), anApi(personal).load, 'agency')).toEqual(personal);
    expect(await storedIn(redis.url)).toEqual(new Map());
    const api = anApi(ok('for everybody'));
    expect(await secondInstance.cache.read(keyOf(AURORA), api.load, 'agency')).toEqual(ok('for everybody'));
  });

  it('count where responses were found', async () => {
    const reads: string[] = [];
    const [firstInstance, secondInstance] = await aFleetOf(2, {
      onRead: (tier, result) => reads.push(`${tier} ${result}`),
    });
    const api = anApi(ok('aurora'));
    for (const { cache } of [firstInstance, firstInstance, secondInstance, secondInstance])
      await cache.read(keyOf(AURORA), api.load, 'agency');
    expect(reads).toEqual(['redis miss', 'memory hit', 'redis hit', 'memory hit']);
  });
});

/** Waits until a condition is met, letting pending work run. */
async function waitUntil(isSo: () => boolean): Promise<void> {
  while (!isSo()) await new Promise((resolve) => setImmediate(resolve));
}

async function aKeyOf(url: string): Promise<string> {
  return [...(await storedIn(url)).keys()][0] ?? '';
}
