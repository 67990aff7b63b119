import { test } from '@fast-check/vitest';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type CacheKey, cacheKey } from '../../src/application/shared/cache-key.ts';
import type { ResponseCache } from '../../src/application/shared/response-cache.port.ts';
import { LIFETIMES } from '../../src/application/shared/response-lifetimes.ts';
import type { CallFailure } from '../../src/domain/notices/call-failure.ts';
import { err, ok, type Result } from '../../src/domain/shared/result.ts';
import { runs } from '../support/runs.ts';
import { aTenant } from '../support/some-tenants.ts';

type Response = Result<unknown, CallFailure>;

/** What the cache under test has room for, of each kind. */
export const SMALL = { entries: 20, megabytes: 1, onOtherPorts: 5, failures: 10, calls: 15 };

const [AURORA, BOREAL] = [aTenant('https://aurora.example'), aTenant('https://boreal.example')];
const keyOf = (tenant = AURORA, path = '/api/agency') => cacheKey(tenant, [path]);
const invented = (index: number) => keyOf(aTenant(`https://invented-${index}.example`));
const KEY = keyOf();
const DOWN: Response = err({ kind: 'unreachable' });
const NOT_FOUND: Response = err({ kind: 'refused', status: 404, message: '' });
const ONE_CALL = 1;

/** An API with a response that the test sets, and a count of its calls. */
function anApi(first: Response) {
  const api = { response: first, load: vi.fn(async () => api.response) };
  return api;
}

/** An API whose responses the test gives when it likes. */
function aSlowApi() {
  const respond: ((response: Response) => void)[] = [];
  const load = vi.fn(() => new Promise<Response>((resolve) => void respond.push(resolve)));
  return { load, respond };
}

/**
 * What every cache of responses owes.
 *
 * @param make one that is empty, with room for `SMALL` of each kind
 */
export function responseCacheContract(name: string, make: () => ResponseCache): void {
  describe(`${name} keeps the response cache's contract`, () => {
    let cache: ResponseCache;
    beforeEach(() => {
      vi.useFakeTimers({ now: Date.parse('2026-11-22T12:00:00Z'), toFake: ['Date', 'setTimeout', 'clearTimeout'] });
      // Caches that were loaded before hold on to the real clock.
      vi.spyOn(performance, 'now').mockImplementation(() => Date.now());
      cache = make();
    });
    afterEach(async () => {
      await cache.close();
      vi.restoreAllMocks();
      vi.useRealTimers();
    });

    const read = (load: () => Promise<Response>, key: CacheKey = KEY) => cache.read(key, load, 'agency');
    const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);

    it('gives what was loaded, whatever JSON it is', async () => {
      const bodies = [null, false, 0, '', [], { agency: { name: 'Aurora', '__proto__ ': 1 } }];
      for (const [index, body] of bodies.entries()) {
        const api = anApi(ok(body));
        expect(await read(api.load, invented(index))).toEqual(ok(body));
        expect(await read(api.load, invented(index))).toEqual(ok(body));
        expect(api.load).toHaveBeenCalledTimes(ONE_CALL);
      }
    });

    it.each(['agency', 'content', 'deals'] as const)('loads %s again once it is not fresh', async (kind) => {
      const api = anApi(ok('old'));
      await cache.read(KEY, api.load, kind);
      api.response = ok('new');
      await pass(LIFETIMES.fresh[kind] - 1);
      expect(await cache.read(KEY, api.load, kind)).toEqual(ok('old'));
      await pass(1);
      expect(await cache.read(KEY, api.load, kind)).toEqual(ok('new'));
      expect(api.load).toHaveBeenCalledTimes(2);
    });

    it.each([ok('aurora'), DOWN, NOT_FOUND])('makes one call for a thousand who wait: %j', async (response) => {
      const { load, respond } = aSlowApi();
      const readers = Array.from({ length: 1000 }, () => read(load));
      await pass(50);
      respond[0]?.(response);
      const given = new Set((await Promise.all(readers)).map((one) => JSON.stringify(one)));
      expect(given).toEqual(new Set([JSON.stringify(response)]));
      expect(load).toHaveBeenCalledTimes(ONE_CALL);
    });

    it('gives each reader a copy of its own', async () => {
      const api = anApi(ok({ name: 'Aurora' }));
      const responses = await Promise.all(Array.from({ length: 3 }, () => read(api.load)));
      for (const response of responses) {
        expect(response).toEqual(ok({ name: 'Aurora' }));
        if (response.ok) Object.assign(response.value as object, { name: 'Boreal' });
      }
      expect(await read(api.load)).toEqual(ok({ name: 'Aurora' }));
    });

    describe('while the API fails', () => {
      it.each<[string, CallFailure]>([
        ['unreachable', { kind: 'unreachable' }],
        ['too slow', { kind: 'timed-out' }],
        ['refusing', { kind: 'refused', status: 500, message: 'Down.' }],
        ['malformed', { kind: 'malformed', problem: 'No JSON.' }],
      ])('shares the failure for two seconds: %s', async (_, failure) => {
        const { load, respond } = aSlowApi();
        const readers = [read(load), read(load)];
        await pass(50);
        respond[0]?.(err(failure));
        expect(await Promise.all(readers)).toEqual([err(failure), err(failure)]);
        await pass(LIFETIMES.failure - 1);
        expect(await read(load)).toEqual(err(failure));
        expect(load).toHaveBeenCalledTimes(ONE_CALL);
        await pass(1);
        const again = read(load);
        await pass(0);
        respond[1]?.(ok('back'));
        expect(await again).toEqual(ok('back'));
      });

      it('gives the stale response for a day from when it was loaded, with a pause between calls', async () => {
        const api = anApi(ok('aurora'));
        await read(api.load);
        api.response = DOWN;
        await pass(LIFETIMES.fresh.agency);
        api.load.mockClear();
        for (let second = 0; second < 10; second += 1) {
          expect(await Promise.all([read(api.load), read(api.load)])).toEqual([ok('aurora'), ok('aurora')]);
          await pass(1000);
        }
        expect(api.load).toHaveBeenCalledTimes(5);
        await pass(LIFETIMES.grace - LIFETIMES.fresh.agency - 11_000);
        expect(await read(api.load)).toEqual(ok('aurora'));
        await pass(LIFETIMES.failure);
        expect(await read(api.load)).toEqual(DOWN);
      });

      it('is back with the first call after the pause', async () => {
        const api = anApi(ok('old'));
        await read(api.load);
        api.response = DOWN;
        await pass(LIFETIMES.fresh.agency);
        await read(api.load);
        api.response = ok('new');
        expect(await read(api.load)).toEqual(ok('old'));
        await pass(LIFETIMES.failure);
        expect(await read(api.load)).toEqual(ok('new'));
      });

      it('shares no cancelled call', async () => {
        const cancelled: Response = err({ kind: 'cancelled' });
        const load = vi.fn<() => Promise<Response>>().mockResolvedValue(ok('aurora'));
        load.mockResolvedValueOnce(cancelled);
        expect(await Promise.all([read(load), read(load)])).toEqual([cancelled, ok('aurora')]);
      });
    });

    describe('while the API is slow', () => {
      it('gives the stale response after a moment, and the new one when it is there', async () => {
        const api = anApi(ok('old'));
        await read(api.load);
        await pass(LIFETIMES.fresh.agency);
        const { load, respond } = aSlowApi();
        const readers = [read(load), read(load)];
        await pass(LIFETIMES.patience);
        expect(await Promise.all(readers)).toEqual([ok('old'), ok('old')]);
        respond[0]?.(ok('new'));
        await pass(0);
        expect(await read(load)).toEqual(ok('new'));
        expect(load).toHaveBeenCalledTimes(ONE_CALL);
      });

      it('waits two seconds after a slow failure, too', async () => {
        const api = anApi(ok('old'));
        await read(api.load);
        await pass(LIFETIMES.fresh.agency);
        const { load, respond } = aSlowApi();
        const reader = read(load);
        await pass(LIFETIMES.patience);
        expect(await reader).toEqual(ok('old'));
        respond[0]?.(DOWN);
        await pass(LIFETIMES.failure - 1);
        expect(await read(load)).toEqual(ok('old'));
        expect(load).toHaveBeenCalledTimes(ONE_CALL);
      });
    });

    describe('what is not found', () => {
      it('is shared for ten seconds', async () => {
        const api = anApi(NOT_FOUND);
        expect(await Promise.all([read(api.load), read(api.load)])).toEqual([NOT_FOUND, NOT_FOUND]);
        api.response = ok('aurora');
        await pass(LIFETIMES.notFound - 1);
        expect(await read(api.load)).toEqual(NOT_FOUND);
        expect(api.load).toHaveBeenCalledTimes(ONE_CALL);
        await pass(1);
        expect(await read(api.load)).toEqual(ok('aurora'));
      });

      it.each([0, LIFETIMES.patience + 1])(
        'replaces what was cached, even while the API fails afterwards; known after %d ms',
        async (delay) => {
          const api = anApi(ok('aurora'));
          await read(api.load);
          await pass(LIFETIMES.fresh.agency);
          const { load, respond } = aSlowApi();
          const reader = read(load);
          await pass(delay);
          respond[0]?.(NOT_FOUND);
          expect(await reader).toEqual(delay === 0 ? NOT_FOUND : ok('aurora'));
          await pass(0);
          expect(await read(load)).toEqual(NOT_FOUND);
          api.response = DOWN;
          await pass(LIFETIMES.notFound);
          expect(await read(api.load)).toEqual(DOWN);
        },
      );
    });

    describe('its space', () => {
      it('is bounded, and for what is not found apart: invented hosts evict no agency', async () => {
        const agency = anApi(ok('aurora'));
        await read(agency.load);
        const api = anApi(NOT_FOUND);
        for (let index = 0; index < 5 * SMALL.failures; index += 1) await read(api.load, invented(index));
        await read(agency.load);
        expect(agency.load).toHaveBeenCalledTimes(ONE_CALL);
        api.load.mockClear();
        await read(api.load, invented(5 * SMALL.failures - 1));
        expect(api.load).not.toHaveBeenCalled();
        await read(api.load, invented(0));
        expect(api.load).toHaveBeenCalledTimes(ONE_CALL);
      });

      it('is apart for unusual ports and for each kind', async () => {
        const agency = anApi(ok('aurora'));
        await read(agency.load);
        const api = anApi(ok('the same on every port'));
        for (let index = 0; index < 5 * SMALL.entries; index += 1) {
          await read(api.load, keyOf(aTenant(`https://aurora.example:${1000 + index}`)));
          await cache.read(cacheKey(AURORA, [`/api/deals/${index}`]), api.load, 'deals');
        }
        await read(agency.load);
        expect(agency.load).toHaveBeenCalledTimes(ONE_CALL);
      });

      it('has the least recently used leave first', async () => {
        const api = anApi(ok('a site'));
        for (let index = 0; index <= SMALL.entries; index += 1) {
          await read(api.load, invented(index));
          await read(api.load, invented(0));
        }
        api.load.mockClear();
        await read(api.load, invented(0));
        expect(api.load).not.toHaveBeenCalled();
        await read(api.load, invented(1));
        expect(api.load).toHaveBeenCalledTimes(ONE_CALL);
      });

      it('stores no response that would take most of it, and no failure as long as a page', async () => {
        const large = anApi(ok('x'.repeat(200_000)));
        await read(large.load);
        await read(large.load);
        expect(large.load).toHaveBeenCalledTimes(2);
        const wordy = anApi(err({ kind: 'refused', status: 500, message: 'x'.repeat(200_000) }));
        await read(wordy.load, invented(1));
        const shared = await read(wordy.load, invented(1));
        expect(JSON.stringify(shared).length).toBeLessThan(1000);
        expect(shared).toMatchObject({ error: { kind: 'refused', status: 500 } });
      });

      it('stores nothing under a key that takes more than a page would ask for', async () => {
        const api = anApi(ok('deals'));
        const key = cacheKey(AURORA, ['/api/hotel/deals/hotel-search', 'x'.repeat(16_000)]);
        expect([await read(api.load, key), await read(api.load, key)]).toEqual([ok('deals'), ok('deals')]);
        expect(api.load).toHaveBeenCalledTimes(2);
      });

      it('lets a bounded number of calls through at a time', async () => {
        const { load, respond } = aSlowApi();
        const readers = Array.from({ length: 2 * SMALL.calls }, (_, index) => read(load, invented(index)));
        await pass(0);
        expect(load).toHaveBeenCalledTimes(SMALL.calls);
        for (const give of respond) give(ok('a site'));
        const responses = await Promise.all(readers);
        expect(responses.filter((response) => response.ok)).toHaveLength(SMALL.calls);
        expect(responses.filter((response) => !response.ok)).toEqual(Array(SMALL.calls).fill(DOWN));
        const api = anApi(ok('a site'));
        expect(await read(api.load, invented(2 * SMALL.calls - 1))).toEqual(ok('a site'));
      });
    });

    describe('purging', () => {
      it('deletes all of one tenant, and nothing of another', async () => {
        const others = ['https://boreal.example', 'http://aurora.example', 'https://aurora.example.com'];
        const [api, other] = [anApi(ok('old')), anApi(ok('old'))];
        const keys = ['/api/agency', '/api/agency/faqs'].map((path) => keyOf(AURORA, path));
        for (const key of keys) await read(api.load, key);
        await cache.read(KEY, api.load, 'content');
        for (const origin of others) await read(other.load, keyOf(aTenant(origin)));
        await cache.purge(AURORA);
        [api.response, other.response] = [ok('new'), ok('new')];
        for (const key of keys) expect(await read(api.load, key)).toEqual(ok('new'));
        expect(await cache.read(KEY, api.load, 'content')).toEqual(ok('new'));
        for (const origin of others) expect(await read(other.load, keyOf(aTenant(origin)))).toEqual(ok('old'));
      });

      it('is a delete: nothing stale comes back while the API fails', async () => {
        const api = anApi(ok('old'));
        await read(api.load);
        await cache.purge(AURORA);
        api.response = DOWN;
        expect(await read(api.load)).toEqual(DOWN);
      });

      it('deletes what was not found and what failed', async () => {
        const api = anApi(NOT_FOUND);
        await read(api.load);
        await read(api.load, keyOf(BOREAL));
        await cache.purge(AURORA);
        api.response = ok('set up');
        expect(await read(api.load)).toEqual(ok('set up'));
        expect(await read(api.load, keyOf(BOREAL))).toEqual(NOT_FOUND);
      });

      it.each<[string, Response]>([
        ['a response', ok('old')],
        ['a failure', DOWN],
        ['a 404', NOT_FOUND],
      ])('stores nothing that was under way: %s', async (_, response) => {
        const stale = anApi(ok('stale'));
        await read(stale.load);
        await pass(LIFETIMES.fresh.agency);
        const { load, respond } = aSlowApi();
        const reader = read(load);
        await pass(0);
        await cache.purge(AURORA);
        respond[0]?.(response);
        expect(await reader).toEqual(response);
        expect(await read(anApi(ok('new')).load)).toEqual(ok('new'));
      });
    });

    test.prop([fc.scheduler(), fc.array(fc.tuple(fc.boolean(), fc.nat({ max: 2 })), { minLength: 1, maxLength: 12 })], {
      numRuns: runs(40),
    })('never gives one tenant what another one loaded, in whatever order calls end', async (scheduler, readers) => {
      const own = make();
      const load = scheduler.scheduleFunction(async (mark: string): Promise<Response> => {
        if (mark.endsWith('0')) return err({ kind: 'refused', status: 500, message: mark });
        return mark.endsWith('1') ? err({ kind: 'refused', status: 404, message: mark }) : ok({ mark });
      });
      const reads = readers.map(async ([isAurora, call]) => {
        const mark = `${isAurora ? AURORA : BOREAL} ${call}`;
        const response = await own.read(keyOf(isAurora ? AURORA : BOREAL, `/${call}`), () => load(mark), 'content');
        expect(JSON.stringify(response)).toContain(mark);
      });
      const purges = scheduler.schedule(Promise.resolve()).then(() => own.purge(AURORA));
      await scheduler.waitFor(Promise.all([...reads, purges]));
      await own.close();
    });
  });
}
