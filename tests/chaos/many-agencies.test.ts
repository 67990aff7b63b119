import { afterEach, expect, it, vi } from 'vitest';
import { aBuiltShell } from '../edge/a-built-shell.ts';
import { OPENING } from '../edge/an-edge.ts';
import { aCachingEdge } from '../edge/cache/a-caching-edge.ts';
import { aMarkingApi, markOf } from '../edge/cache/a-marking-api.ts';
import { runs } from '../support/runs.ts';

/** In the deep lane 100,000 requests over 1,000 agencies. */
const REQUESTS = runs(1) > 1 ? 100_000 : 1000;
const AGENCIES = REQUESTS / 100;
/** Requests under way at a time. */
const AT_A_TIME = 200;
const TOKEN = 'token-of-a-person-0123456789';

const root = aBuiltShell();

afterEach(() => void vi.restoreAllMocks());

it(`keeps ${AGENCIES} agencies apart over ${REQUESTS} interleaved requests`, { timeout: 300_000 }, async () => {
  const { edge, close } = aCachingEdge(root, aMarkingApi().api);
  const marks = new RegExp(
    markOf('http://agency-0.example')
      .replace('agency-0', 'agency-(\\d+)')
      .replace(/nobody.*$/, '(\\w+)'),
    'g',
  );
  let [shared, wrong] = [0, 0];

  // Time stands still: what is stored stays, however slow the machine.
  vi.spyOn(performance, 'now').mockReturnValue(performance.now());

  /** Some agencies are visited often, most seldom; the prime numbers mix their order. */
  async function open(index: number): Promise<void> {
    const agency = Math.floor(AGENCIES * (((index * 7919) % 10_007) / 10_007) ** 2);
    // Signed in is one of many: such pages are rendered for each request.
    const isPerson = index % 1009 === 0;
    const path = index % 97 === 0 ? '/about' : '/faqs';
    const response = await edge.request(`http://agency-${agency}.example${path}`, {
      headers: { ...OPENING.headers, ...(isPerson ? { cookie: `access_token=${TOKEN}` } : {}) },
    });
    const text = `${JSON.stringify([...response.headers])}${await response.text()}`;
    const found = new Set([...text.matchAll(marks)].map(([, number, who]) => `${number} ${who}`));
    const isOwn = found.size === 1 && found.has(`${agency} nobody`) && !text.includes(TOKEN);
    if (!isOwn || response.headers.get('x-livery-tenant') !== `http://agency-${agency}.example`) wrong += 1;
    if (response.headers.get('cache-control')?.startsWith('public') === true) shared += 1;
  }

  let next = 0;
  await Promise.all(
    Array.from({ length: AT_A_TIME }, async () => {
      while (next < REQUESTS) await open(next++);
    }),
  );
  await close();
  expect(wrong).toBe(0);
  expect(shared).toBeGreaterThan(REQUESTS * 0.9);
});
