import { parseSessionId } from '../../domain/session/session-id.ts';
import type { Page } from '../navigation/page.port.ts';
import type { IdSource } from '../shared/id-source.port.ts';
import type { Reporter } from '../shared/reporter.port.ts';
import type { StoredValues } from '../shared/stored-values.port.ts';

interface Needs {
  readonly stored: StoredValues;
  readonly page: Page;
  readonly ids: IdSource;
  readonly reporter: Reporter;
}

/**
 * The id of the session: the address's `xsessionid`, else the cookie's, else a new
 * one; it stays in the cookie (rules 7.4 and 7.3).
 */
export function sessionId({ stored, page, ids, reporter }: Needs): string {
  const id =
    parseSessionId(page.address().searchParams.get('xsessionid') ?? undefined) ?? stored.sessionId.read() ?? ids.next();
  const written = stored.sessionId.write(id);
  if (!written.ok) reporter.warn(written.error);
  return id;
}
