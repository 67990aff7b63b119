import type { Agency } from '@livery/contract/agency/agency';
import { err, ok } from '@livery/contract/shared/result';
import { describe, expect, it } from 'vitest';
import { memoryCookieJar } from '../../../src/infrastructure/memory/memory-cookie-jar.ts';
import { createShell } from '../../../src/infrastructure/wiring/create-shell.ts';
import { aMovedClock } from '../../support/a-moved-clock.ts';
import { anAgency } from '../../support/data/an-agency.ts';
import { aBrowsedPage } from '../../support/pages/a-browsed-page.ts';
import { pendingResponse, scriptedAdapters } from '../../support/scripted-adapters.ts';

const signedIn = () => memoryCookieJar([['access_token', 'token-1']]);

// @rule 2.1
describe('signing out (rules 4.20)', () => {
  it('leaves a page that begins at /logout once the agency is known, or was refused', async () => {
    for (const [response, target] of [
      [ok(anAgency({ returnUrl: 'https://agency.example/bye' })), 'https://agency.example/bye'],
      [err({ kind: 'refused', status: 401, message: '' } as const), '/'],
    ] as const) {
      const [clock, page, agency] = [
        aMovedClock(),
        aBrowsedPage('http://aurora.localhost/logout'),
        pendingResponse<Agency>(),
      ];
      const cookies = signedIn();
      const shell = createShell(scriptedAdapters({ cookies, clock, page, agencies: { read: () => agency.response } }));
      shell.start();
      shell.session.leave();
      expect(cookies.read('access_token')).toBeUndefined();
      clock.advance(100);
      expect(page.leaveFor).not.toHaveBeenCalled();
      await agency.give(response);
      expect(page.leaveFor).toHaveBeenCalledExactlyOnceWith(target);
    }
  });

  it('waits four seconds at most for an agency that does not respond, and not at all for an agent’s', () => {
    for (const [role, milliseconds] of [
      ['traveller', 4000],
      ['agent', 100],
    ] as const) {
      const [clock, page] = [aMovedClock(), aBrowsedPage('http://aurora.localhost/logout')];
      const cookies = memoryCookieJar([['auth', role]]);
      const { session, agency } = createShell(scriptedAdapters({ cookies, clock, page }));
      agency.load();
      session.leave();
      clock.advance(milliseconds - 1);
      expect(page.leaveFor).not.toHaveBeenCalled();
      clock.advance(1);
      expect(page.leaveFor).toHaveBeenCalledExactlyOnceWith('/');
    }
  });
});
