import type { CallFailure } from '@livery/contract/notices/call-failure';
import { err, ok } from '@livery/contract/shared/result';
import { describe, expect, it, vi } from 'vitest';
import { DEFAULT_LIFETIMES } from '../../../src/application/shared/response-lifetimes.ts';
import {
  anApi,
  aSlowApi,
  type CacheUnderTest,
  DOWN,
  NOT_FOUND,
  type Response,
} from '../../support/edge/a-response-cache.ts';

/** The contract of a cache while the API fails, is slow or finds nothing. */
export function whileItFails({ read, pass }: CacheUnderTest): void {
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
      await pass(DEFAULT_LIFETIMES.failure - 1);
      expect(await read(load)).toEqual(err(failure));
      expect(load).toHaveBeenCalledTimes(1);
      await pass(1);
      const secondResponsePromise = read(load);
      await pass(0);
      respond[1]?.(ok('back'));
      expect(await secondResponsePromise).toEqual(ok('back'));
    });

    it('gives the stale response for a day from when it was loaded, with a pause between calls', async () => {
      const api = anApi(ok('aurora'));
      await read(api.load);
      api.response = DOWN;
      await pass(DEFAULT_LIFETIMES.fresh.agency);
      api.load.mockClear();
      for (let second = 0; second < 10; second += 1) {
        expect(await Promise.all([read(api.load), read(api.load)])).toEqual([ok('aurora'), ok('aurora')]);
        await pass(1000);
      }
      expect(api.load).toHaveBeenCalledTimes(5);
      await pass(DEFAULT_LIFETIMES.grace - DEFAULT_LIFETIMES.fresh.agency - 11_000);
      expect(await read(api.load)).toEqual(ok('aurora'));
      await pass(DEFAULT_LIFETIMES.failure);
      expect(await read(api.load)).toEqual(DOWN);
    });

    it('is back with the first call after the pause', async () => {
      const api = anApi(ok('old'));
      await read(api.load);
      api.response = DOWN;
      await pass(DEFAULT_LIFETIMES.fresh.agency);
      await read(api.load);
      api.response = ok('new');
      expect(await read(api.load)).toEqual(ok('old'));
      await pass(DEFAULT_LIFETIMES.failure);
      expect(await read(api.load)).toEqual(ok('new'));
    });

    it('shares no cancelled call', async () => {
      const cancelledResponse: Response = err({ kind: 'cancelled' });
      const load = vi.fn<() => Promise<Response>>().mockResolvedValue(ok('aurora'));
      load.mockResolvedValueOnce(cancelledResponse);
      // Of two processes, either may be the first.
      const responses = await Promise.all([read(load), read(load)]);
      expect(responses).toEqual(expect.arrayContaining([cancelledResponse, ok('aurora')]));
    });
  });

  describe('while the API is slow', () => {
    it('gives the stale response after a moment, and the new one when it is there', async () => {
      const api = anApi(ok('old'));
      await read(api.load);
      await pass(DEFAULT_LIFETIMES.fresh.agency);
      const { load, respond } = aSlowApi();
      const readers = [read(load), read(load)];
      await pass(DEFAULT_LIFETIMES.softTimeout);
      expect(await Promise.all(readers)).toEqual([ok('old'), ok('old')]);
      respond[0]?.(ok('new'));
      await pass(0);
      expect(await read(load)).toEqual(ok('new'));
      expect(load).toHaveBeenCalledTimes(1);
    });

    it('waits two seconds after a slow failure, too', async () => {
      const api = anApi(ok('old'));
      await read(api.load);
      await pass(DEFAULT_LIFETIMES.fresh.agency);
      const { load, respond } = aSlowApi();
      const reader = read(load);
      await pass(DEFAULT_LIFETIMES.softTimeout);
      expect(await reader).toEqual(ok('old'));
      respond[0]?.(DOWN);
      await pass(DEFAULT_LIFETIMES.failure - 1);
      expect(await read(load)).toEqual(ok('old'));
      expect(load).toHaveBeenCalledTimes(1);
    });
  });

  describe('what is not found', () => {
    it('is shared for ten seconds', async () => {
      const api = anApi(NOT_FOUND);
      expect(await Promise.all([read(api.load), read(api.load)])).toEqual([NOT_FOUND, NOT_FOUND]);
      api.response = ok('aurora');
      await pass(DEFAULT_LIFETIMES.notFound - 1);
      expect(await read(api.load)).toEqual(NOT_FOUND);
      expect(api.load).toHaveBeenCalledTimes(1);
      await pass(1);
      expect(await read(api.load)).toEqual(ok('aurora'));
    });

    it.each([0, DEFAULT_LIFETIMES.softTimeout + 1])(
      'replaces what was cached, even while the API fails afterwards; known after %d ms',
      async (delay) => {
        const api = anApi(ok('aurora'));
        await read(api.load);
        await pass(DEFAULT_LIFETIMES.fresh.agency);
        const { load, respond } = aSlowApi();
        const reader = read(load);
        await pass(delay);
        respond[0]?.(NOT_FOUND);
        expect(await reader).toEqual(delay === 0 ? NOT_FOUND : ok('aurora'));
        await pass(0);
        expect(await read(load)).toEqual(NOT_FOUND);
        api.response = DOWN;
        await pass(DEFAULT_LIFETIMES.notFound);
        expect(await read(api.load)).toEqual(DOWN);
      },
    );
  });
}
