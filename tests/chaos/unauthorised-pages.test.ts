import { test } from '@fast-check/vitest';
import { err, ok } from '@livery/contract/shared/result';
import { runCount } from '@livery/testkit/runs';
import { aUser } from '@livery/testkit/users';
import fc from 'fast-check';
import { Subject } from 'rxjs';
import { describe, expect, it } from 'vitest';
import type { ResponseStatus } from '../../src/application/session/request-interceptor.port.ts';
import { memoryCookieJar } from '../../src/infrastructure/memory/memory-cookie-jar.ts';
import { memoryStorage } from '../../src/infrastructure/memory/memory-storage.ts';
import { createShell } from '../../src/infrastructure/wiring/create-shell.ts';
import { aMovedClock } from '../support/a-moved-clock.ts';
import { anAgency } from '../support/data/an-agency.ts';
import { aBrowsedPage } from '../support/pages/a-browsed-page.ts';
import { scriptedAdapters } from '../support/scripted-adapters.ts';

type Status = ResponseStatus['status'];

/** The first requests of a page to the platform. */
const CALLS = ['/api/agency', '/api/agency/languages', '/api/multi-currency/exchange', '/api/user/profile'] as const;

/** A tab that follows every redirect; the platform responds to each call with the status of `statusOf`. */
function aTab(statusOf: (path: (typeof CALLS)[number], nth: number) => Status) {
  const [cookies, sessionStorage] = [memoryCookieJar([['access_token', 'expired']]), memoryStorage()];
  const requestCounts = new Map<string, number>();

  async function open(path: string): Promise<string | undefined> {
    const [responses, clock, page] = [
      new Subject<ResponseStatus>(),
      aMovedClock(),
      aBrowsedPage(`http://aurora.localhost${path}`),
    ];
    const responding =
      <T>(call: (typeof CALLS)[number], value: T) =>
      async () => {
        const nth = requestCounts.get(call) ?? 0;
        requestCounts.set(call, nth + 1);
        const status = statusOf(call, nth);
        await Promise.resolve();
        responses.next({ call: `GET ${call}`, status });
        return status === 'good' ? ok(value) : err({ kind: 'refused', status: 401, message: '' } as const);
      };
    const [agency, languages, rates, profile] = CALLS;
    const shell = createShell(
      scriptedAdapters({
        ...{ cookies, sessionStorage, clock, page },
        interceptor: { setContext: () => undefined, responses },
        agencies: { read: responding(agency, anAgency({ returnUrl: '' })) },
        languages: { enabled: responding(languages, ['en' as const]), remember: async () => ok(undefined) },
        rates: { read: responding(rates, { rates: new Map(), date: undefined }) },
        profiles: { read: responding(profile, aUser()), loadAgentData: async () => ok(undefined) },
      }),
    );
    shell.start();
    if (path === '/logout') shell.session.leave();
    await new Promise(setImmediate);
    clock.advance(100);
    return page.leaveFor.mock.calls[0]?.[0];
  }

  return {
    isSignedIn: () => cookies.read('access_token') !== undefined,
    /** Opens the home page; returns all pages that this leads to, including the home page. */
    async goHome(): Promise<readonly string[]> {
      const pages: string[] = [];
      let next: string | undefined = '/';
      while (next !== undefined && pages.length < 50) {
        pages.push(next);
        next = await open(next);
      }
      return pages;
    },
  };
}

const anyStatuses = fc.array(fc.constantFrom<Status>('good', 'unauthorised'), { minLength: 1, maxLength: 6 });

// @rule 4.20
describe('a platform that responds with 401 (rules 4.20)', () => {
  it('to everything for ever signs out the holder of an expired token, on one trip', async () => {
    const tab = aTab(() => 'unauthorised');
    expect(await tab.goHome()).toEqual(['/', '/logout', '/']);
    expect(tab.isSignedIn()).toBe(false);
    expect(await tab.goHome()).toEqual(['/']);
  });

  it.each(CALLS)('to %s for ever, and to nothing else, makes one trip', async (refused) => {
    const tab = aTab((call) => (call === refused ? 'unauthorised' : 'good'));
    expect(await tab.goHome()).toEqual(['/', '/logout', '/']);
    expect(await tab.goHome()).toEqual(['/']);
  });

  test.prop([fc.tuple(anyStatuses, anyStatuses, anyStatuses, anyStatuses)], { numRuns: runCount(60) })(
    'to whichever calls, whenever it likes, leads over /logout once for each of them at most, and home',
    async (statuses) => {
      const tab = aTab((call, nth) => {
        const ofCall = statuses[CALLS.indexOf(call)] ?? [];
        return ofCall[nth % ofCall.length] ?? 'good';
      });
      for (let round = 0; round < 3; round++) {
        const pages = await tab.goHome();
        expect(pages.filter((path) => path === '/logout').length).toBeLessThanOrEqual(CALLS.length);
        expect(pages.at(-1)).toBe('/');
      }
    },
  );
});
