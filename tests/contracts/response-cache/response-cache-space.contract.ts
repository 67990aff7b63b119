import { err, ok } from '@livery/contract/shared/result';
import { describe, expect, it } from 'vitest';
import { cacheKey } from '../../../src/application/shared/cache-key.ts';
import { aTenant } from '../../support/data/some-tenants.ts';
import {
  AURORA,
  anApi,
  aSlowApi,
  type CacheUnderTest,
  DOWN,
  inventedKey,
  keyOf,
  NOT_FOUND,
  SMALL,
} from '../../support/edge/a-response-cache.ts';

/** The contract of a cache that gets more than it has room for; it has room for `SMALL` of each kind. */
export function withLittleSpace({ read, pass, hasMoreThanMemory, processes }: CacheUnderTest): void {
  describe('its space', () => {
    it('is bounded, and for what is not found apart: invented hosts evict no agency', async () => {
      const agency = anApi(ok('aurora'));
      await read(agency.load);
      const api = anApi(NOT_FOUND);
      for (let index = 0; index < 5 * SMALL.failures; index += 1) await read(api.load, inventedKey(index));
      await read(agency.load);
      expect(agency.load).toHaveBeenCalledTimes(1);
      api.load.mockClear();
      await read(api.load, inventedKey(5 * SMALL.failures - 1));
      expect(api.load).not.toHaveBeenCalled();
      await read(api.load, inventedKey(0));
      expect(api.load).toHaveBeenCalledTimes(hasMoreThanMemory ? 0 : 1);
    });

    it('is apart for unusual ports and for each kind', async () => {
      const agency = anApi(ok('aurora'));
      await read(agency.load);
      const api = anApi(ok('the same on every port'));
      for (let index = 0; index < 5 * SMALL.entries; index += 1) {
        await read(api.load, keyOf(aTenant(`https://aurora.example:${1000 + index}`)));
        await read(api.load, cacheKey(AURORA, [`/api/deals/${index}`]), 'deals');
      }
      await read(agency.load);
      expect(agency.load).toHaveBeenCalledTimes(1);
    });

    it('has the least recently used leave first', async () => {
      const api = anApi(ok('a site'));
      for (let index = 0; index <= SMALL.entries; index += 1) {
        await read(api.load, inventedKey(index));
        await read(api.load, inventedKey(0));
      }
      api.load.mockClear();
      await read(api.load, inventedKey(0));
      expect(api.load).not.toHaveBeenCalled();
      await read(api.load, inventedKey(1));
      expect(api.load).toHaveBeenCalledTimes(hasMoreThanMemory ? 0 : 1);
    });

    it('stores no response that would take most of it, and no failure as long as a page', async () => {
      const large = anApi(ok('x'.repeat(200_000)));
      await read(large.load);
      await read(large.load);
      expect(large.load).toHaveBeenCalledTimes(2);
      const wordy = anApi(err({ kind: 'refused', status: 500, message: 'x'.repeat(200_000) }));
      await read(wordy.load, inventedKey(1));
      const sharedResponse = await read(wordy.load, inventedKey(1));
      expect(JSON.stringify(sharedResponse).length).toBeLessThan(1000);
      expect(sharedResponse).toMatchObject({ error: { kind: 'refused', status: 500 } });
    });

    it('stores nothing under a key that is longer than a page’s', async () => {
      const api = anApi(ok('deals'));
      const key = cacheKey(AURORA, ['/api/hotel/deals/hotel-search', 'x'.repeat(16_000)]);
      expect([await read(api.load, key), await read(api.load, key)]).toEqual([ok('deals'), ok('deals')]);
      expect(api.load).toHaveBeenCalledTimes(2);
    });

    it('lets a bounded number of calls for unknown hosts through at a time, and those for known sites all the same', async () => {
      for (let process = 0; process < processes; process += 1) await read(anApi(ok('aurora')).load, keyOf(AURORA));
      const { load, respond } = aSlowApi();
      const most = Math.floor(SMALL.calls / 2) * processes;
      const readers = Array.from({ length: 2 * most }, (_, index) => read(load, inventedKey(index)));
      await pass(0);
      expect(load).toHaveBeenCalledTimes(most);
      const knownApi = anApi(ok('aurora in French'));
      expect(await read(knownApi.load, keyOf(AURORA, '/api/agency?fr'))).toEqual(ok('aurora in French'));
      for (const give of respond) give(ok('a site'));
      const responses = await Promise.all(readers);
      expect(responses.filter((response) => response.ok)).toHaveLength(most);
      expect(responses.filter((response) => !response.ok)).toEqual(Array(most).fill(DOWN));
      const api = anApi(ok('a site'));
      expect(await read(api.load, inventedKey(2 * most - 1))).toEqual(ok('a site'));
    });
  });
}
