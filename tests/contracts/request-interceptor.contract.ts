import { describe, expect, it } from 'vitest';
import type { Sources } from '../../src/application/adapters.ts';
import type { ResponseStatus } from '../../src/application/session/request-interceptor.port.ts';
import { CONTEXT } from '../support/an-http-client.ts';

const PROFILE = 'GET /api/user/profile';

/** A set of sources, and how a test has its outside answer. */
export interface Intercepted {
  readonly sources: Pick<Sources, 'interceptor' | 'profiles'>;
  /** Has one call answered with this status. */
  answerWith(status: 200 | 401 | 403): Promise<void>;
  close(): Promise<void>;
}

/** What every set of sources owes to the requests of a shell. */
export function requestInterceptorContract(name: string, make: () => Promise<Intercepted>): void {
  describe(`${name} keeps the request interceptor’s contract`, () => {
    it('knows nobody before the context is set', async () => {
      const { sources, close } = await make();
      expect(await sources.profiles.read(new AbortController().signal)).toEqual({ ok: true, value: null });
      await close();
    });

    it('reads the context anew for every call, and says which it is about', async () => {
      const { sources, close } = await make();
      const calls: string[] = [];
      sources.interceptor.setContext((call) => {
        calls.push(call);
        return { ...CONTEXT, token: undefined };
      });
      await sources.profiles.read(new AbortController().signal);
      await sources.profiles.read(new AbortController().signal);
      expect(calls).toEqual(['/api/user/profile', '/api/user/profile']);
      await close();
    });

    it('tells of good answers and of 401, one for each, by method and path, and of nothing else', async () => {
      const { sources, answerWith, close } = await make();
      const heard: ResponseStatus[] = [];
      sources.interceptor.responses.subscribe((response) => heard.push(response));
      for (const status of [200, 401, 403, 401, 200] as const) await answerWith(status);
      expect(heard).toEqual(
        (['good', 'unauthorised', 'unauthorised', 'good'] as const).map((status) => ({ call: PROFILE, status })),
      );
      await close();
    });
  });
}
