import { test } from '@fast-check/vitest';
import { err, ok } from '@livery/contract/shared/result';
import { runCount } from '@livery/testkit/runs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DEFAULT_LIFETIMES } from '../../../src/application/shared/response-lifetimes.ts';
import {
  AURORA,
  anApi,
  aSlowApi,
  BOREAL,
  type CacheMaker,
  cacheOfEachTest,
  DOWN,
  inventedKey,
  keyOf,
  NOT_FOUND,
  type Response,
} from '../../support/edge/a-response-cache.ts';
import { whileItFails } from './response-cache-failures.contract.ts';
import { whenPurged } from './response-cache-purge.contract.ts';
import { withLittleSpace } from './response-cache-space.contract.ts';

/** The contract of every cache of responses. */
export function responseCacheContract(name: string, maker: CacheMaker): void {
  describe(`${name} keeps the response cache's contract`, () => {
    const cacheUnderTest = cacheOfEachTest(maker);
    const { read, pass } = cacheUnderTest;

    it('gives what was loaded, whatever JSON it is', async () => {
      const bodies = [null, false, 0, '', [], { agency: { name: 'Aurora', '__proto__ ': 1 } }];
      for (const [index, body] of bodies.entries()) {
        const api = anApi(ok(body));
        expect(await read(api.load, inventedKey(index))).toEqual(ok(body));
        expect(await read(api.load, inventedKey(index))).toEqual(ok(body));
        expect(api.load).toHaveBeenCalledTimes(1);
      }
    });

    it('gives a private response to the reader that loaded it, and drops what was cached before', async () => {
      const api = anApi(ok('for everybody'));
      await read(api.load);
      api.response = { ...ok('one'), isPrivate: true };
      await pass(DEFAULT_LIFETIMES.fresh.agency);
      expect(await read(api.load)).toMatchObject(ok('one'));
      api.response = { ...ok('two'), isPrivate: true };
      const { load, respond } = aSlowApi();
      const readers = [read(api.load), read(load), read(load)];
      await pass(50);
      respond[0]?.({ ...ok('three'), isPrivate: true });
      respond[1]?.({ ...ok('four'), isPrivate: true });
      expect(await Promise.all(readers)).toMatchObject([ok('two'), ok('three'), ok('four')]);
      api.response = DOWN;
      await pass(DEFAULT_LIFETIMES.fresh.agency);
      expect(await read(api.load)).toEqual(DOWN);
    });

    it.each(['agency', 'content', 'deals'] as const)('loads %s again once it is not fresh', async (kind) => {
      const api = anApi(ok('old'));
      await read(api.load, keyOf(AURORA), kind);
      api.response = ok('new');
      await pass(DEFAULT_LIFETIMES.fresh[kind] - 1);
      expect(await read(api.load, keyOf(AURORA), kind)).toEqual(ok('old'));
      await pass(1);
      expect(await read(api.load, keyOf(AURORA), kind)).toEqual(ok('new'));
      expect(api.load).toHaveBeenCalledTimes(2);
    });

    it.each([ok('aurora'), DOWN, NOT_FOUND])('makes one call for a thousand who wait: %j', async (response) => {
      const { load, respond } = aSlowApi();
      const readers = Array.from({ length: 1000 }, () => read(load));
      await pass(50);
      respond[0]?.(response);
      const givenTexts = new Set((await Promise.all(readers)).map((eachResponse) => JSON.stringify(eachResponse)));
      expect(givenTexts).toEqual(new Set([JSON.stringify(response)]));
      expect(load).toHaveBeenCalledTimes(1);
    });

    it('gives each reader its own copy', async () => {
      const api = anApi(ok({ name: 'Aurora' }));
      const responses = await Promise.all(Array.from({ length: 3 }, () => read(api.load)));
      for (const response of responses) {
        expect(response).toEqual(ok({ name: 'Aurora' }));
        if (response.ok) Object.assign(response.value as object, { name: 'Boreal' });
      }
      expect(await read(api.load)).toEqual(ok({ name: 'Aurora' }));
    });

    test.prop([fc.scheduler(), fc.array(fc.tuple(fc.boolean(), fc.nat({ max: 2 })), { minLength: 1, maxLength: 12 })], {
      numRuns: runCount(40),
    })('never gives one tenant what another one loaded, in whatever order calls end', async (scheduler, readers) => {
      const cache = await maker.make();
      const load = scheduler.scheduleFunction(async (mark: string): Promise<Response> => {
        if (mark.endsWith('0')) return err({ kind: 'refused', status: 500, message: mark });
        return mark.endsWith('1') ? err({ kind: 'refused', status: 404, message: mark }) : ok({ mark });
      });
      const reads = readers.map(async ([isAurora, call]) => {
        const mark = `${isAurora ? AURORA : BOREAL} ${call}`;
        const response = await cache.read(keyOf(isAurora ? AURORA : BOREAL, `/${call}`), () => load(mark), 'content');
        expect(JSON.stringify(response)).toContain(mark);
      });
      const purges = scheduler.schedule(Promise.resolve()).then(() => cache.purge(AURORA));
      await scheduler.waitFor(Promise.all([...reads, purges]));
      await cache.close();
    });

    whileItFails(cacheUnderTest);
    withLittleSpace(cacheUnderTest);
    whenPurged(cacheUnderTest);
  });
}
