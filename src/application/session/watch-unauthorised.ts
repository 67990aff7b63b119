import { isLogout } from '../../domain/navigation/match-path.ts';
import type { Page } from '../navigation/page.port.ts';
import type { StoredValues } from '../shared/stored-values.port.ts';
import type { RequestInterceptor } from './request-interceptor.port.ts';
import type { InternalSession } from './session.ts';

interface WatchUnauthorisedDependencies {
  readonly interceptor: Pick<RequestInterceptor, 'responses'>;
  readonly stored: Pick<StoredValues, 'unauthorised'>;
  readonly session: Pick<InternalSession, 'signedIn' | 'signIns'>;
  readonly page: Page;
}

const LOGOUT_PATH = '/logout';

/**
 * Navigates to /logout when the platform responds with 401: once for a burst of
 * responses, and never from /logout itself.
 *
 * The tab remembers each refused call, so that `/` → 401 → `/logout` → `/` can't loop: if it is refused again, it
 * counts as an ordinary failed call. A sign-in forgets all of them; a good response forgets its call, from the next
 * page on and only if this page isn't left. So calls that are refused in turn can't loop either.
 *
 * @rule 4.20
 */
export function watchUnauthorised({
  interceptor,
  stored: { unauthorised },
  session,
  page,
}: WatchUnauthorisedDependencies): void {
  const refusedCalls = new Set(unauthorised.read());
  const releasedHolds = new Set<string>();
  const remember = () => unauthorised.write([...refusedCalls].filter((call) => !releasedHolds.has(call)));
  let leaving = false;

  session.signIns().subscribe(() => {
    refusedCalls.clear();
    releasedHolds.clear();
    unauthorised.clear();
  });

  interceptor.responses.subscribe(({ call, status }) => {
    const stays = !leaving && !isLogout(page.address().pathname);
    if (status === 'good') {
      if (!stays || !refusedCalls.has(call)) return;
      releasedHolds.add(call);
      remember();
      return;
    }
    const isFirst = !refusedCalls.has(call);
    refusedCalls.add(call);
    if (stays && isFirst) releasedHolds.clear();
    else releasedHolds.delete(call);
    const rememberedResult = remember();
    // Without session storage the next page can't read this; but then the token is cleared already, so there is no
    // loop.
    if (!stays || !isFirst || !(rememberedResult.ok || session.signedIn.now())) return;
    leaving = true;
    page.leaveFor(LOGOUT_PATH);
  });
}
