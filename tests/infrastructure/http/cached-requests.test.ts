import { test } from '@fast-check/vitest';
import type { CallFailure } from '@livery/contract/notices/call-failure';
import { err, ok, type Result } from '@livery/contract/shared/result';
import { runCount } from '@livery/testkit/runs';
import fc from 'fast-check';
import { describe, expect } from 'vitest';
import { bentoResponseCache } from '../../../src/infrastructure/cache/bento-response-cache.ts';
import { cachedClient } from '../../../src/infrastructure/http/cached-client.ts';
import type { HttpClient } from '../../../src/infrastructure/http/http-client.ts';
import { AURORA, BOREAL } from '../../support/edge/a-response-cache.ts';
import { CONTEXT, NEVER_ABORTED } from '../../support/http/an-http-client.ts';

type Response = Result<unknown, CallFailure>;

const refuse = async (): Promise<Response> => err({ kind: 'refused', status: 405, message: '' });
const REFUSING = { post: refuse, put: refuse, send: refuse };

describe('requests of several tenants and people at a time', () => {
  const anyRequest = fc.record({
    tenant: fc.constantFrom(AURORA, BOREAL),
    path: fc.constantFrom('/api/agency', '/api/hotel/deals/hotel-search', '/api/agency/navigations'),
    language: fc.constantFrom('en', 'ar'),
    token: fc.constantFrom(undefined, 'token-a', 'token-b'),
  });
  test.prop([fc.scheduler(), fc.array(anyRequest, { minLength: 1, maxLength: 15 })], { numRuns: runCount(25) })(
    'gives a request what is for its tenant, its language and its person, in whatever order calls end',
    async (scheduler, requests) => {
      const cache = bentoResponseCache();
      const late = (mark: object): HttpClient => ({
        ...REFUSING,
        get: scheduler.scheduleFunction(async (path: string): Promise<Response> => ok({ ...mark, path })),
      });
      const reads = requests.map(async ({ tenant, path, ...who }) => {
        const client = cachedClient({
          http: late({ tenant, ...who }),
          openShared: ({ language }) => late({ tenant, language, token: undefined }),
          cache,
          tenant,
          context: () => ({ ...CONTEXT, ...who }),
        });
        expect(await client.get(path, {}, NEVER_ABORTED)).toMatchObject(ok({ tenant, path, language: who.language }));
        const again = await client.get(path, {}, NEVER_ABORTED);
        expect(again.ok && (again.value as { token?: string }).token).toBe(who.token);
      });
      await scheduler.waitFor(Promise.all(reads));
      await cache.close();
    },
  );
});
