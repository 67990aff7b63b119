import { err, ok } from '@livery/contract/shared/result';
import { describe, expect, it, vi } from 'vitest';
import { cacheKey } from '../../src/application/shared/cache-key.ts';
import type { LoadedResponse } from '../../src/application/shared/response-cache.port.ts';
import { requestCache } from '../../src/edge/open-site.ts';
import { NO_RESPONSE_CACHE } from '../../src/infrastructure/cache/no-response-cache.ts';
import { aTenant } from '../support/data/some-tenants.ts';

const AURORA = aTenant('https://aurora.example');
const KEY = cacheKey(AURORA, ['/api/agency']);
const PRIVATE_RESPONSE: LoadedResponse = { ...ok({ name: 'Aurora' }), isPrivate: true };

describe('requestCache', () => {
  it('loads a private response once, and gives each reader its own copy', async () => {
    const cache = requestCache(NO_RESPONSE_CACHE);
    const load = vi.fn(async () => PRIVATE_RESPONSE);
    expect(cache.isPrivate()).toBe(false);
    const [response, otherResponse] = [await cache.read(KEY, load, 'agency'), await cache.read(KEY, load, 'agency')];
    expect([response, otherResponse, load.mock.calls.length]).toEqual([PRIVATE_RESPONSE, PRIVATE_RESPONSE, 1]);
    expect(response).not.toBe(otherResponse);
    expect(cache.isPrivate()).toBe(true);
  });

  it.each([
    ["another key's", requestCache(NO_RESPONSE_CACHE), cacheKey(AURORA, ['/api/agency', 'de'])],
    ["another tenant's", requestCache(NO_RESPONSE_CACHE), cacheKey(aTenant('https://boreal.example'), ['/api/agency'])],
  ])('does not give it as %s', async (_, cache, key) => {
    await cache.read(KEY, async () => PRIVATE_RESPONSE, 'agency');
    expect(await cache.read(key, async () => ok('other'), 'agency')).toEqual(ok('other'));
  });

  it('does not give it to another request', async () => {
    await requestCache(NO_RESPONSE_CACHE).read(KEY, async () => PRIVATE_RESPONSE, 'agency');
    const otherCache = requestCache(NO_RESPONSE_CACHE);
    expect(await otherCache.read(KEY, async () => ok('other'), 'agency')).toEqual(ok('other'));
    expect(otherCache.isPrivate()).toBe(false);
  });

  it.each([
    ['shared', ok('page')],
    ['a failure', err({ kind: 'unreachable' } as const)],
  ])('leaves what is %s to the cache', async (_, response) => {
    const read = vi.fn(async () => response);
    const cache = requestCache({ read });
    for (let time = 1; time <= 2; time += 1) {
      expect(await cache.read(KEY, async () => response, 'agency')).toEqual(response);
      expect(read).toHaveBeenCalledTimes(time);
    }
    expect(cache.isPrivate()).toBe(false);
  });
});
