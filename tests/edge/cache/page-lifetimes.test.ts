import { expect, it, vi } from 'vitest';
import type { EncodedPage } from '../../../src/edge/cache/encoded-page.ts';
import { createPageCache } from '../../../src/edge/cache/page-cache.ts';
import { aKey, aPage } from './a-page.ts';

it('a page is fresh, and then stale, for as long as is set', async () => {
  const start = 12_345;
  let time = start;
  const cache = createPageCache(() => time, { lifetimes: { fresh: 2, stale: 3, onError: 0 } });
  await cache.made(aKey(), async () => aPage());
  const make = vi.fn(() => new Promise<EncodedPage>(() => undefined));
  const storedAfter = (seconds: number) => {
    time = start + seconds * 1000;
    return [cache.stored(aKey(), make) !== undefined, make.mock.calls.length];
  };
  expect([1.9, 2.1, 4.9, 5.1].map(storedAfter)).toEqual([
    [true, 0],
    [true, 1],
    [true, 1],
    [false, 1],
  ]);
});
