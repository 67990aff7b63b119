import { ok } from '@livery/contract/shared/result';
import { describe, expect, it } from 'vitest';
import { DEFAULT_LIFETIMES } from '../../../src/application/shared/response-lifetimes.ts';
import { aTenant } from '../../support/data/some-tenants.ts';
import {
  AURORA,
  anApi,
  aSlowApi,
  BOREAL,
  type CacheUnderTest,
  DOWN,
  keyOf,
  NOT_FOUND,
  type Response,
} from '../../support/edge/a-response-cache.ts';

/** The contract of a cache when a tenant is purged. */
export function whenPurged({ read, pass, purge }: CacheUnderTest): void {
  describe('purging', () => {
    it('deletes all of one tenant, and nothing of another', async () => {
      const otherOrigins = ['https://boreal.example', 'http://aurora.example', 'https://aurora.example.com'];
      const [api, otherApi] = [anApi(ok('old')), anApi(ok('old'))];
      const keys = ['/api/agency', '/api/agency/faqs'].map((path) => keyOf(AURORA, path));
      for (const key of keys) await read(api.load, key);
      await read(api.load, keyOf(AURORA), 'content');
      for (const origin of otherOrigins) await read(otherApi.load, keyOf(aTenant(origin)));
      await purge(AURORA);
      [api.response, otherApi.response] = [ok('new'), ok('new')];
      for (const key of keys) expect(await read(api.load, key)).toEqual(ok('new'));
      expect(await read(api.load, keyOf(AURORA), 'content')).toEqual(ok('new'));
      for (const origin of otherOrigins) expect(await read(otherApi.load, keyOf(aTenant(origin)))).toEqual(ok('old'));
    });

    it('is a delete: nothing stale comes back while the API fails', async () => {
      const api = anApi(ok('old'));
      await read(api.load);
      await purge(AURORA);
      api.response = DOWN;
      expect(await read(api.load)).toEqual(DOWN);
    });

    it('deletes what was not found and what failed', async () => {
      const api = anApi(NOT_FOUND);
      await read(api.load);
      await read(api.load, keyOf(BOREAL));
      await purge(AURORA);
      api.response = ok('set up');
      expect(await read(api.load)).toEqual(ok('set up'));
      expect(await read(api.load, keyOf(BOREAL))).toEqual(NOT_FOUND);
    });

    it.each<[string, Response]>([
      ['a response', ok('old')],
      ['a failure', DOWN],
      ['a 404', NOT_FOUND],
    ])('stores nothing that was under way: %s', async (_, response) => {
      const staleApi = anApi(ok('stale'));
      await read(staleApi.load);
      await pass(DEFAULT_LIFETIMES.fresh.agency);
      const { load, respond } = aSlowApi();
      const reader = read(load);
      await pass(0);
      await purge(AURORA);
      respond[0]?.(response);
      expect(await reader).toEqual(response);
      expect(await read(anApi(ok('new')).load)).toEqual(ok('new'));
    });
  });
}
