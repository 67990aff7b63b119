import { ok } from '@livery/contract/shared/result';
import { describe, expect, it } from 'vitest';
import { DEFAULT_LIFETIMES } from '../../../src/application/shared/response-lifetimes.ts';
import { bentoResponseCache } from '../../../src/infrastructure/cache/bento-response-cache.ts';
import { AURORA, anApi, cacheOfEachTest, DOWN, inventedKey, keyOf } from '../../support/edge/a-response-cache.ts';

const SECOND = 1000;

describe('a cache of responses with lifetimes of its own', () => {
  const fresh = { agency: 5 * SECOND, content: 6 * SECOND, deals: 7 * SECOND };
  const { read, pass } = cacheOfEachTest({
    make: () =>
      bentoResponseCache({ lifetimes: { ...DEFAULT_LIFETIMES, fresh, failure: 3 * SECOND, grace: 20 * SECOND } }),
  });

  it.each(['agency', 'content', 'deals'] as const)('loads %s again after its own', async (kind) => {
    const api = anApi(ok('first'));
    await read(api.load, keyOf(AURORA), kind);
    api.response = ok('second');
    await pass(fresh[kind] - 1);
    expect(await read(api.load, keyOf(AURORA), kind)).toEqual(ok('first'));
    await pass(1);
    expect(await read(api.load, keyOf(AURORA), kind)).toEqual(ok('second'));
  });

  it('gives a stale response no longer than that, and calls a failing API no sooner again', async () => {
    const api = anApi(ok('first'));
    await read(api.load);
    api.response = DOWN;
    await pass(19 * SECOND);
    expect(await read(api.load)).toEqual(ok('first'));
    await pass(2 * SECOND);
    expect(await read(api.load)).toEqual(DOWN);
    expect(api.load).toHaveBeenCalledTimes(2);
    await pass(SECOND);
    await read(api.load);
    expect(api.load).toHaveBeenCalledTimes(3);
  });
});

describe('a cache that gives stale responses for less than they are fresh', () => {
  const { read, pass } = cacheOfEachTest({
    make: () => bentoResponseCache({ lifetimes: { ...DEFAULT_LIFETIMES, grace: SECOND } }),
  });

  it('gives a response while it is fresh, and no longer', async () => {
    const api = anApi(ok('first'));
    await read(api.load, inventedKey(1));
    api.response = DOWN;
    await pass(DEFAULT_LIFETIMES.fresh.agency - 1);
    expect(await read(api.load, inventedKey(1))).toEqual(ok('first'));
    await pass(2);
    expect(await read(api.load, inventedKey(1))).toEqual(DOWN);
  });
});
