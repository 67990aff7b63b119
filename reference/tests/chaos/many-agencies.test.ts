import { afterEach, expect, it, vi } from 'vitest';
import { parseTenant } from '../../../src/domain/agency/tenant.ts';
import { aBuiltShell } from '../../../tests/edge/a-built-shell.ts';
import { OPENING_REQUEST } from '../../../tests/edge/an-edge.ts';
import { aCachingEdge } from '../edge/cache/a-caching-edge.ts';
import { aMarkingApi } from '../edge/cache/a-marking-api.ts';
import { ownershipCheck } from './ownership-check.ts';

/** `AGENCY_REQUESTS=100000 NODE_ENV=production` is the full run, with React's production build. */
const REQUESTS = Number(process.env['AGENCY_REQUESTS'] ?? 1000);
const AGENCIES = REQUESTS / 100;
/** The number of agencies whose requests are interleaved: as many as fit in the cache. */
const NEIGHBOURS = Math.min(AGENCIES, 200);
/** The number of pending requests: more than the pages that can wait for a turn. */
const AT_A_TIME = 50;
/** The time that passes with each request, in milliseconds: pages become stale, failures end. */
const TICK_SECONDS = 0.2;
const TOKEN = 'token-of-a-person-0123456789';

const VISITORS = [
  { language: 'en', currency: 'USD', country: 'US', path: '/faqs' },
  { language: 'ar', currency: 'AED', country: 'AE', path: '/about' },
  { language: 'de', currency: 'EUR', country: 'DE', path: '/faqs' },
  { language: 'fr', currency: 'EUR', country: 'FR', path: '/login' },
] as const;

const root = aBuiltShell();

afterEach(() => void vi.restoreAllMocks());

it(`keeps ${AGENCIES} agencies apart over ${REQUESTS} interleaved requests`, { timeout: 3_600_000 }, async () => {
  const marking = aMarkingApi();
  const { edge, close } = aCachingEdge(root, marking.api);
  const check = ownershipCheck(TOKEN);
  const start = performance.now();
  let nextIndex = 0;
  // The time advances with the requests, not with the machine's clock.
  vi.spyOn(performance, 'now').mockImplementation(() => start + nextIndex * TICK_SECONDS);

  async function open(index: number): Promise<void> {
    // The prime numbers mix the order; the agencies change during the run.
    const agency = (Math.floor(index / 100) + ((index * 7919) % 10_007)) % NEIGHBOURS;
    const number = (Math.floor(index / 100 / NEIGHBOURS) * NEIGHBOURS + agency) % AGENCIES;
    const tenant = parseTenant(`http://agency-${number}.example`);
    const visitor = VISITORS[(number + (index % 2)) % VISITORS.length];
    if (tenant === undefined || visitor === undefined) throw new Error('There is no such request.');
    if (index % 500 === 499) await edge.purge(tenant);
    marking.isDown = index % 20_000 > 19_900 || index % 1000 > 990;
    // One request in many is signed in: such pages are rendered for each request.
    const isPerson = index % 1009 === 0;
    const cookies = [
      `currency=${encodeURIComponent(JSON.stringify({ currency: visitor.currency, country: visitor.country }))}`,
      ...(isPerson ? [`access_token=${TOKEN}`] : []),
    ];
    const response = await edge.request(`${tenant}${visitor.path}`, {
      headers: { ...OPENING_REQUEST.headers, 'accept-language': visitor.language, cookie: cookies.join('; ') },
    });
    check.read(response, await response.text(), { tenant, isPerson, ...visitor });
  }

  await Promise.all(
    Array.from({ length: AT_A_TIME }, async () => {
      while (nextIndex < REQUESTS) await open(nextIndex++);
    }),
  );
  await close();
  const { wrong, rendered, total, withData } = check.result();
  expect(wrong).toEqual([]);
  expect(total).toBe(REQUESTS);
  // Otherwise nothing would be proved.
  expect(rendered).toBeGreaterThan(REQUESTS * 0.8);
  expect(withData).toBeGreaterThanOrEqual(AGENCIES);
});
