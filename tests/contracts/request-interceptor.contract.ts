import { describe, expect, it } from 'vitest';
import type { Sources } from '../../src/application/adapters.ts';
import type { RequestContext, ResponseStatus } from '../../src/application/session/request-interceptor.port.ts';

const VISITOR: RequestContext = {
  language: 'de',
  sessionId: 'session-0001',
  timeZone: 'Asia/Dubai',
  token: undefined,
  authOptional: false,
};
const PROFILE = 'GET /api/user/profile';
const NEVER_ABORTED = new AbortController().signal;

/** The statuses that these sources emit, from now on. */
export function responsesOf({ interceptor }: Pick<Sources, 'interceptor'>): readonly ResponseStatus[] {
  const responses: ResponseStatus[] = [];
  interceptor.responses.subscribe((response) => responses.push(response));
  return responses;
}

/** A set of sources that a test can make call, with a chosen response. */
export interface Intercepted {
  readonly sources: Pick<Sources, 'interceptor' | 'profiles'>;
  /** Makes one call whose response has this status. */
  respondWith(status: 200 | 401 | 403): Promise<void>;
  close(): Promise<void>;
}

/** The contract of every set of sources about a shell's requests. */
export function requestInterceptorContract(name: string, make: () => Promise<Intercepted>): void {
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
        return VISITOR;
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
