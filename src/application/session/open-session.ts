import { BehaviorSubject } from 'rxjs';
import { parseSessionId } from '../../domain/session/session-id.ts';
import type { Page } from '../navigation/page.port.ts';
import type { CookieJar } from '../shared/cookie-jar.port.ts';
import type { IdSource } from '../shared/id-source.port.ts';
import { liveOf } from '../shared/live.ts';
import type { Reporter } from '../shared/reporter.port.ts';
import type { OwnSession } from './session.ts';

interface Needs {
  readonly cookies: CookieJar;
  readonly page: Page;
  readonly ids: IdSource;
  readonly reporter: Reporter;
}

const SESSION_COOKIE = 'x-session-id';
const TOKEN_COOKIE = 'access_token';

/**
 * Opens the visit: its id is the address's `xsessionid`, else the cookie's, else
 * a new one, and stays in the cookie (specification §7; readings 12 and 13).
 */
export function openSession({ cookies, page, ids, reporter }: Needs): OwnSession {
  const id =
    parseSessionId(page.address().searchParams.get('xsessionid') ?? undefined) ??
    parseSessionId(cookies.read(SESSION_COOKIE)) ??
    ids.next();
  const kept = cookies.write(SESSION_COOKIE, id, { sameSite: 'lax' });
  if (!kept.ok) reporter.warn(kept.error);

  const token = cookies.read(TOKEN_COOKIE);
  const signedIn = new BehaviorSubject(token !== undefined && token !== '');

  return { id, signedIn: liveOf(signedIn), token: () => cookies.read(TOKEN_COOKIE) || undefined };
}
