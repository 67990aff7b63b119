import { runCount } from '@livery/testkit/runs';
import fc from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Edge } from '../../../../src/edge/create-edge.ts';
import { aBuiltShell } from '../../../../tests/edge/a-built-shell.ts';
import { OPENING_REQUEST } from '../../../../tests/edge/an-edge.ts';
import { aTenant } from '../../../../tests/support/data/some-tenants.ts';
import { aCachingEdge } from './a-caching-edge.ts';
import { aMarkingApi, markOf } from './a-marking-api.ts';

const root = aBuiltShell();

const TENANTS = [aTenant('http://aurora.example'), aTenant('https://boreal.example')];
const PATHS = [
  '/',
  '/?lng=ar&currency=EUR',
  '/about',
  '/faqs',
  '/login',
  '/nowhere',
  '/robots.txt',
  '/sitemap.xml',
  '/manifest.webmanifest',
  '/livery-config.json',
];
/** The tokens of the people who open the pages. */
const PEOPLE = { visitor: undefined, anna: 'token-of-anna-0123456789', ben: 'token-of-ben-0123456789' };
const PRIVATE_PREFIXES = ['token-of-', 'session-of-'];

type Person = keyof typeof PEOPLE;
type Step =
  | { readonly kind: 'open'; readonly tenant: number; readonly path: string; readonly person: Person }
  | { readonly kind: 'wait'; readonly seconds: number; readonly isSettled: boolean }
  | { readonly kind: 'purge'; readonly tenant: number }
  | { readonly kind: 'api'; readonly isDown: boolean };

const anyTenant = fc.nat({ max: TENANTS.length - 1 });
const anyStep: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 12,
    arbitrary: fc.record({
      kind: fc.constant('open' as const),
      tenant: anyTenant,
      path: fc.constantFrom(...PATHS),
      person: fc.constantFrom<Person>('visitor', 'visitor', 'anna', 'ben'),
    }),
  },
  // Pages are stale after 10 seconds and gone after 20; responses are stale after 30 or 60.
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant('wait' as const),
      seconds: fc.constantFrom(1, 11, 21, 70),
      isSettled: fc.boolean(),
    }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('purge' as const), tenant: anyTenant }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('api' as const), isDown: fc.boolean() }) },
);

/** Opens a page, and checks that the response belongs to this site and contains nothing of another person. */
async function open(edge: Edge, { tenant: index, path, person }: Extract<Step, { kind: 'open' }>) {
  const tenant = TENANTS[index] ?? '';
  const otherTenants = TENANTS.filter((otherTenant) => otherTenant !== tenant);
  const token = PEOPLE[person];
  const cookie = token === undefined ? 'x-session-id=session-of-0' : `access_token=${token}; x-session-id=session-of-1`;
  const response = await edge.request(`${tenant}${path}`, { headers: { ...OPENING_REQUEST.headers, cookie } });
  const { status, headers } = response;
  const body = await response.text();
  const allText = [...[...headers].flat(), body].join('\n');

  expect([200, 302, 404, 503]).toContain(status);
  expect(headers.get('set-cookie')).toBeNull();
  for (const otherTenant of otherTenants) {
    expect(allText).not.toContain(new URL(otherTenant).hostname);
    expect(allText).not.toContain(markOf(otherTenant, '').slice(0, -2));
  }
  for (const secret of PRIVATE_PREFIXES) expect(allText).not.toContain(secret);
  if (token !== undefined) expect(headers.get('cache-control')).toBe('private, no-store');
  expect(headers.get('x-livery-tenant')).toBe(tenant);
  if (headers.get('content-type')?.startsWith('text/html')) {
    expect(body).toContain(`data-tenant="${tenant}"`);
    if (headers.get('cache-control')?.startsWith('public')) expect(body).toContain(markOf(tenant));
  }
  return { isShared: headers.get('cache-control')?.startsWith('public') ?? false };
}

/** A page that is shared: the steps after it may be only failures and personal pages. */
const SHARED_STEPS: readonly Step[] = [
  { kind: 'open', tenant: 0, path: '/about', person: 'visitor' },
  { kind: 'wait', seconds: 1, isSettled: true },
];

afterEach(() => void vi.restoreAllMocks());

describe('requests of several sites and people at a time', () => {
  it('get what is their own, from the caches or not, in whatever order the API responds', {
    timeout: runCount(120_000),
  }, async () => {
    let sharedCount = 0;
    await fc.assert(
      fc.asyncProperty(
        fc.scheduler(),
        fc.array(anyStep, { minLength: 10, maxLength: 30 }),
        async (scheduler, steps) => {
          const real = performance.now.bind(performance);
          let passed = 0;
          vi.spyOn(performance, 'now').mockImplementation(() => real() + passed);
          const marking = aMarkingApi();
          const { edge, close } = aCachingEdge(root, scheduler.scheduleFunction(marking.api));
          const openedPages: Promise<{ readonly isShared: boolean }>[] = [];
          for (const step of [...SHARED_STEPS, ...steps]) {
            switch (step.kind) {
              case 'open':
                openedPages.push(open(edge, step));
                break;
              case 'purge':
                await edge.purge(TENANTS[step.tenant] ?? aTenant('http://none.example'));
                break;
              case 'wait':
                if (step.isSettled) await scheduler.waitFor(Promise.all(openedPages));
                passed += step.seconds * 1000;
                break;
              case 'api':
                marking.isDown = step.isDown;
                break;
            }
          }
          const results = await scheduler.waitFor(Promise.all(openedPages));
          sharedCount += results.filter(({ isShared }) => isShared).length;
          await close();
          vi.restoreAllMocks();
        },
      ),
      { numRuns: runCount(3) },
    );
    // Otherwise nothing would be proved.
    expect(sharedCount).toBeGreaterThan(0);
  });
});
