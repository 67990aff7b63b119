import { parseSessionId } from '../../domain/session/session-id.ts';
import type { Page } from '../navigation/page.port.ts';
import type { CookieJar } from '../shared/cookie-jar.port.ts';
import type { IdSource } from '../shared/id-source.port.ts';
import type { Reporter } from '../shared/reporter.port.ts';
import { STORED_KEYS } from '../shared/stored-keys.ts';

interface Needs {
  readonly cookies: CookieJar;
  readonly page: Page;
  readonly ids: IdSource;
  readonly reporter: Reporter;
}

/**
 * The id of the session: the address's `xsessionid`, else the cookie's, else a new
 * one; it stays in the cookie (rules 7.4 and 7.3).
 */
export function sessionId({ cookies, page, ids, reporter }: Needs): string {
  const { name } = STORED_KEYS.sessionId;
  const id =
    parseSessionId(page.address().searchParams.get('xsessionid') ?? undefined) ??
    parseSessionId(cookies.read(name)) ??
    ids.next();
  const kept = cookies.write(name, id, { sameSite: 'lax' });
  if (!kept.ok) reporter.warn(kept.error);
  return id;
}
