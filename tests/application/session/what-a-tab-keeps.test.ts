import { Subject } from 'rxjs';
import { expect, it } from 'vitest';
import type { TabEvent } from '../../../src/application/shared/tabs.port.ts';
import { memoryCookieJar } from '../../../src/infrastructure/memory/memory-cookie-jar.ts';
import { memoryStorage } from '../../../src/infrastructure/memory/memory-storage.ts';
import { createShell } from '../../../src/infrastructure/wiring/create-shell.ts';
import { scriptedAdapters } from '../../support/scripted-adapters.ts';

/** A tab of a signed-in person, in which a remote keeps a draft. */
function aTab() {
  const sessionStorage = memoryStorage([['a-remotes-draft', 'Ana']]);
  const cookies = memoryCookieJar([['access_token', 'token-1']]);
  const events = new Subject<TabEvent>();
  const announcedEvents: TabEvent[] = [];
  const tabs = { announce: (event: TabEvent) => announcedEvents.push(event), events };
  const { session } = createShell(scriptedAdapters({ sessionStorage, cookies, tabs }));
  return { session, sessionStorage, cookies, events, announced: announcedEvents };
}

type Tab = ReturnType<typeof aTab>;

const inAnotherTab =
  (event: TabEvent) =>
  ({ cookies, events }: Tab) => {
    cookies.remove('access_token');
    events.next(event);
  };

it.each([
  ['a logout here', false, ({ session }: Tab) => session.signOut()],
  [
    'a session that expired here',
    true,
    ({ sessionStorage, session }: Tab) => {
      sessionStorage.write('unauthorised', 'GET /api/bookings');
      session.signOut();
    },
  ],
  ['a logout in another tab', false, inAnotherTab({ kind: 'signed-out', expired: false })],
  ['a session that expired in another tab', true, inAnotherTab({ kind: 'signed-out', expired: true })],
])(
  'what remotes keep in the tab goes with a logout, and stays for the next log-in where the session expired: %s',
  (_, stays, signOut) => {
    const tab = aTab();
    signOut(tab);
    expect(tab.session.signedIn.now()).toBe(false);
    expect(tab.sessionStorage.read('a-remotes-draft')).toBe(stays ? 'Ana' : undefined);
    for (const event of tab.announced) expect(event).toEqual({ kind: 'signed-out', expired: stays });
  },
);
