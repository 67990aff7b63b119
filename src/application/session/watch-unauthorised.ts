import { STORED_KEYS } from '../../domain/session/stored-keys.ts';
import type { Page } from '../navigation/page.port.ts';
import type { KeyValueStorage } from '../shared/key-value-storage.port.ts';
import type { Introductions } from './introductions.port.ts';

interface Needs {
  readonly introductions: Introductions;
  readonly sessionStorage: KeyValueStorage;
  readonly page: Page;
}

const LOGOUT = '/logout';

/**
 * Takes the visitor to /logout when the platform says 401: once for a burst of
 * answers, and never from /logout itself. The latch outlives a reload of the
 * page, so that `/` → 401 → `/logout` → `/` is no loop; a sign-in or the next
 * good answer releases it.
 *
 * @see specification §4, 401 response; readings 14
 */
export function watchUnauthorised({ introductions, sessionStorage, page }: Needs): void {
  const { name } = STORED_KEYS.unauthorised;
  let leaving = false;

  introductions.receptions.subscribe((reception) => {
    if (leaving || page.address().pathname === LOGOUT) return;
    if (reception === 'good') {
      if (sessionStorage.read(name) !== undefined) sessionStorage.remove(name);
      return;
    }
    if (sessionStorage.read(name) !== undefined) return;
    leaving = true;
    // Where the tab can't remember, the page that is left remembers for itself.
    sessionStorage.write(name, 'true');
    page.leaveFor(LOGOUT);
  });
}
