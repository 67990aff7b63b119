import { describe, expect, it } from 'vitest';
import type { Sources } from '../../src/application/adapters.ts';
import type { Reception } from '../../src/application/session/introductions.port.ts';
import { CALLER } from '../support/an-http-client.ts';

const PROFILE = 'GET /api/user/profile';

/** A set of sources, and how a test has its outside answer. */
export interface Introduced {
  readonly sources: Pick<Sources, 'introductions' | 'profiles'>;
  /** Has one call answered with this status. */
  answerWith(status: 200 | 401 | 403): Promise<void>;
  close(): Promise<void>;
}

/** What every set of sources owes to those who introduce a caller to it. */
export function introductionsContract(name: string, make: () => Promise<Introduced>): void {
  describe(`${name} keeps the introductions' contract`, () => {
    it('knows nobody before the introduction', async () => {
      const { sources, close } = await make();
      expect(await sources.profiles.read(new AbortController().signal)).toEqual({ ok: true, value: null });
      await close();
    });

    it('asks the caller anew for every call, and says which it is about', async () => {
      const { sources, close } = await make();
      const calls: string[] = [];
      sources.introductions.introduce((call) => {
        calls.push(call);
        return { ...CALLER, token: undefined };
      });
      await sources.profiles.read(new AbortController().signal);
      await sources.profiles.read(new AbortController().signal);
      expect(calls).toEqual(['/api/user/profile', '/api/user/profile']);
      await close();
    });

    it('tells of good answers and of 401, one for each, by method and path, and of nothing else', async () => {
      const { sources, answerWith, close } = await make();
      const heard: Reception[] = [];
      sources.introductions.receptions.subscribe((reception) => heard.push(reception));
      for (const status of [200, 401, 403, 401, 200] as const) await answerWith(status);
      expect(heard).toEqual(
        (['good', 'unauthorised', 'unauthorised', 'good'] as const).map((status) => ({ call: PROFILE, status })),
      );
      await close();
    });
  });
}
