import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { PageResponse } from '../../../src/edge/cache/encoded-page.ts';
import { limitRenders } from '../../../src/edge/render/fair-turns.ts';
import type { Site } from '../../../src/edge/site.ts';
import { aTenant } from '../../support/data/some-tenants.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const SITE = { tenant: aTenant('https://aurora.example') } as Site;
const BUILT_PAGE = { text: 'as it was built' } as PageResponse;

it('sends the page as it was built to whoever waited for the deadline, however few wait', async () => {
  const sites: Site[] = [];
  const { render, queued } = limitRenders(
    {
      render: (site) => {
        sites.push(site);
        return new Promise(() => undefined);
      },
      unrendered: async () => BUILT_PAGE,
    },
    400,
  );
  for (let page = 0; page < 8; page += 1) void render(SITE);
  const ninth = render(SITE);
  await vi.advanceTimersByTimeAsync(399);
  expect([sites.length, queued()]).toEqual([8, 9]);
  await vi.advanceTimersByTimeAsync(1);
  expect([await ninth, queued()]).toEqual([BUILT_PAGE, 8]);
});
