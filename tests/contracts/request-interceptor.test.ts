import type { CallFailure } from '@livery/contract/notices/call-failure';
import { err, ok, type Result } from '@livery/contract/shared/result';
import { describe, expect, it } from 'vitest';
import type { Sources } from '../../src/application/adapters.ts';
import { replayingClient } from '../../src/infrastructure/recorded/replaying-client.ts';
import { sourcesOver } from '../../src/infrastructure/wiring/sources-over.ts';
import { adaptersIn } from '../support/adapters-in.ts';
import { anEdgeSet } from '../support/edge/an-edge-set.ts';
import { CONTEXT } from '../support/http/an-http-client.ts';
import { someHttpSources } from '../support/http/some-http-sources.ts';
import { jsonListener, startServer } from '../support/http/test-server.ts';
import { requestInterceptorContract, responsesOf } from './request-interceptor.contract.ts';

const NEVER_ABORTED = new AbortController().signal;

function setContext({ interceptor }: Pick<Sources, 'interceptor'>, token: string): void {
  interceptor.setContext(() => ({ ...CONTEXT, token }));
}

/** A set of sources that calls a server, which responds with the status that the contract chooses. */
async function overServer(sourcesAt: (url: string) => Sources) {
  let status = 200;
  const server = await startServer((request, response) => jsonListener({}, status)(request, response));
  const sources = sourcesAt(server.url);
  return {
    sources,
    async respondWith(next: number) {
      status = next;
      setContext(sources, 'token-1');
      await sources.profiles.read(NEVER_ABORTED);
    },
    close: server.close,
  };
}

requestInterceptorContract('The HTTP set', () => overServer((url) => someHttpSources(url)));

requestInterceptorContract('The edge set', () => overServer((url) => adaptersIn(anEdgeSet(url).adapters)));

requestInterceptorContract('The recorded set', async () => {
  const responses: Result<unknown, CallFailure>[] = [200, 401, 403, 401, 200].map((status) =>
    status === 200 ? ok({}) : err({ kind: 'refused', status, message: '' }),
  );
  const call = { service: 'api', method: 'GET', path: '/api/user/profile', query: {}, body: null } as const;
  const client = replayingClient(
    responses.map((response) => ({ ...call, response })),
    'api',
  );
  const sources = sourcesOver({ api: client, resort: client });
  return {
    sources,
    async respondWith() {
      setContext(sources, 'token-1');
      await sources.profiles.read(NEVER_ABORTED);
    },
    close: async () => undefined,
  };
});

// @rule 4.20
describe('the HTTP set', () => {
  it('emits no sign-out for wrong credentials', async () => {
    const { url, close } = await startServer(jsonListener({ message: 'Wrong.' }, 401));
    const sources = someHttpSources(url);
    const responses = responsesOf(sources);
    const result = await sources.signIn.signIn({ email: 'ada@aurora.example', password: 'x' }, NEVER_ABORTED);
    expect(result).toEqual({ ok: false, error: { kind: 'refused', status: 401, message: 'Wrong.' } });
    expect(responses).toEqual([]);
    await close();
  });

  it('takes a good status with nonsense in it for a good response', async () => {
    const { url, close } = await startServer((_, response) => response.end('<html>'));
    const sources = someHttpSources(url);
    const responses = responsesOf(sources);
    await sources.agencies.read(NEVER_ABORTED);
    expect(responses).toEqual([{ call: 'GET /api/agency', status: 'good' }]);
    await close();
  });
});
