import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { PageResponse } from '../../../src/edge/cache/page-response.ts';
import { limitRenders } from '../../../src/edge/render/limit-renders.ts';
import type { RenderRequest } from '../../../src/edge/render/render-request.ts';
import { aTenant } from '../../support/data/some-tenants.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const REQUEST = { tenant: aTenant('https://aurora.example') } as RenderRequest;
const BUILT = { text: 'as it was built' } as PageResponse;

it('sends the page as it was built to whoever waited for the deadline, however few wait', async () => {
  const rendered: RenderRequest[] = [];
  const { render, queued } = limitRenders(
    {
      render: (request) => {
        rendered.push(request);
        return new Promise(() => undefined);
      },
      unrendered: async () => BUILT,
    },
    400,
  );
  for (let page = 0; page < 8; page += 1) void render(REQUEST);
  const ninth = render(REQUEST);
  await vi.advanceTimersByTimeAsync(399);
  expect([rendered.length, queued()]).toEqual([8, 9]);
  await vi.advanceTimersByTimeAsync(1);
  expect([await ninth, queued()]).toEqual([BUILT, 8]);
});
