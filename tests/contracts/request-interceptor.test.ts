import { describe, expect, it } from 'vitest';
import type { Sources } from '../../src/application/adapters.ts';
import type { ResponseStatus } from '../../src/application/session/request-interceptor.port.ts';
import type { CallFailure } from '../../src/domain/notices/call-failure.ts';
import { err, ok, type Result } from '../../src/domain/shared/result.ts';
import { replayingClient } from '../../src/infrastructure/recorded/replaying-client.ts';
import { memoryAdapters } from '../../src/infrastructure/wiring/memory-adapters.ts';
import { sourcesOver } from '../../src/infrastructure/wiring/sources-over.ts';
import { adaptersIn } from '../support/adapters-in.ts';
import { anEdgeSet } from '../support/edge/an-edge-set.ts';
import { CONTEXT } from '../support/http/an-http-client.ts';
import { someHttpSources } from '../support/http/some-http-sources.ts';
import { json, startServer } from '../support/http/test-server.ts';

const PROFILE = 'GET /api/user/profile';
const NEVER_ABORTED = new AbortController().signal;

function responsesOf({ interceptor }: Pick<Sources, 'interceptor'>): readonly ResponseStatus[] {
  const responses: ResponseStatus[] = [];
  interceptor.responses.subscribe((response) => responses.push(response));
  return responses;
}

/** A set of sources, and how a test sets the response of its outside. */
interface Intercepted {
  readonly sources: Pick<Sources, 'interceptor' | 'profiles'>;
  /** Makes one call whose response has this status. */
  respondWith(status: 200 | 401 | 403): Promise<void>;
  close(): Promise<void>;
}

/** What every set of sources owes to the requests of a shell. */
function requestInterceptorContract(name: string, make: () => Promise<Intercepted>): void {
  describe(`${name} fulfils the request interceptor’s contract`, () => {
    it('has no user before the context is set', async () => {
      const { sources, close } = await make();
      expect(await sources.profiles.read(NEVER_ABORTED)).toEqual({ ok: true, value: null });
      await close();
    });

    it('reads the context anew for every call, with its path', async () => {
      const { sources, close } = await make();
      const calls: string[] = [];
      sources.interceptor.setContext((call) => {
        calls.push(call);
        return { ...CONTEXT, token: undefined };
      });
      await sources.profiles.read(NEVER_ABORTED);
      await sources.profiles.read(NEVER_ABORTED);
      expect(calls).toEqual(['/api/user/profile', '/api/user/profile']);
      await close();
    });

    it('emits good responses and 401, one for each, by method and path, and nothing else', async () => {
      const { sources, respondWith, close } = await make();
      const responses = responsesOf(sources);
      for (const status of [200, 401, 403, 401, 200] as const) await respondWith(status);
      expect(responses).toEqual(
        (['good', 'unauthorised', 'unauthorised', 'good'] as const).map((status) => ({ call: PROFILE, status })),
      );
      await close();
    });
  });
}

function setContext({ interceptor }: Pick<Sources, 'interceptor'>, token: string): void {
  interceptor.setContext(() => ({ ...CONTEXT, token }));
}

/** A set that calls a server, which responds with the status that the contract chooses. */
async function overServer(sourcesAt: (url: string) => Sources) {
  let status = 200;
  const server = await startServer((request, response) => json({}, status)(request, response));
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

requestInterceptorContract('The memory set', async () => {
  const sources = adaptersIn(memoryAdapters({ host: 'aurora.localhost' }));
  const calls = {
    200: ['sandbox-aurora-agent', sources.profiles.read],
    401: ['sandbox-aurora-unknown', sources.profiles.read],
    403: ['sandbox-aurora-traveller', sources.profiles.loadAgentData],
  } as const;
  return {
    sources,
    async respondWith(status) {
      const [token, call] = calls[status];
      setContext(sources, token);
      await call(NEVER_ABORTED);
    },
    close: async () => undefined,
  };
});

describe('the HTTP set', () => {
  it('emits no sign-out for wrong credentials', async () => {
    const { url, close } = await startServer(json({ message: 'Wrong.' }, 401));
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
