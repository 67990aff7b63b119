import { expect, it } from 'vitest';
import { encodedPage } from '../../../src/edge/cache/encoded-page.ts';
import { createPageCache } from '../../../src/edge/cache/page-cache.ts';
import { aKey, aPage, aResponse } from './a-page.ts';

it('a page is fresh, and then stale, for as long as is set', async () => {
  const start = 12_345;
  let time = start;
  const cache = createPageCache(() => time, { lifetimes: { fresh: 2, stale: 3, onError: 0 } });
  await cache.made(aKey(), async () => aPage());
  const isStaleAfter = (seconds: number) => {
    time = start + seconds * 1000;
    return cache.stored(aKey())?.isStale;
  };
  expect([1.9, 2.1, 4.9, 5.1].map(isStaleAfter)).toEqual([false, true, true, undefined]);
});

it.each([
  [
    Number.POSITIVE_INFINITY,
    [true, true, false],
    'public, max-age=0, s-maxage=2, stale-while-revalidate=3, stale-if-error=60',
  ],
  [4, [true, true, false], 'public, max-age=0, s-maxage=2, stale-while-revalidate=2, stale-if-error=2'],
  [1, [true, false, false], 'public, max-age=0, s-maxage=1, stale-while-revalidate=0, stale-if-error=0'],
])('a page whose data may be shared for %s s is shared no longer', async (sharedFor, stored, said) => {
  const start = 12_345;
  let time = start;
  const lifetimes = { fresh: 2, stale: 3, onError: 60 };
  const cache = createPageCache(() => time, { lifetimes });
  const page = await encodedPage(aResponse({ sharedFor }), lifetimes);
  await cache.made(aKey(), async () => page);
  const isStoredAfter = (seconds: number) => {
    time = start + seconds * 1000;
    return cache.stored(aKey()) !== undefined;
  };
  expect([0.9, 3.9, 5.1].map(isStoredAfter)).toEqual(stored);
  expect(page.for(undefined).headers['Cache-Control']).toBe(said);
});
