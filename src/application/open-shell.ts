import { skip } from 'rxjs';
import { isAuthOptional } from '../domain/navigation/allows-anonymous-access.ts';
import type { Page } from './navigation/page.port.ts';
import type { OwnRemotes } from './remotes/own-remotes.ts';
import type { RequestInterceptor } from './session/request-interceptor.port.ts';
import type { OwnSession } from './session/session.ts';
import { watchUnauthorised } from './session/watch-unauthorised.ts';
import type { Clock } from './shared/clock.port.ts';
import type { KeyValueStorage } from './shared/key-value-storage.port.ts';
import type { Refetch } from './shared/refetch.ts';
import type { Shell } from './shell.ts';

/** The shell's features; the session with its token, and the remotes with the profile source, which are for use-cases only. */
export type UseCases = Omit<Shell, 'start' | 'session' | 'remotes'> & {
  readonly session: OwnSession;
  readonly remotes: OwnRemotes;
};

type Needs = UseCases & {
  readonly clock: Clock;
  readonly page: Page;
  readonly sessionStorage: KeyValueStorage;
  readonly interceptor: RequestInterceptor;
  readonly refetch: Refetch;
};

/**
 * Opens the shell, gives requests their context from the first call on, watches
 * for status 401, and refetches everything on a change of language.
 */
export function openShell(needs: Needs): Shell {
  const { agency, platform, session, market, deals, savePrice, trip } = needs;
  const { content, navigation, code, remotes, resorts, notices, analytics } = needs;
  const { clock, page, sessionStorage, interceptor, refetch } = needs;

  interceptor.setContext((call) => {
    const { pathname: path, searchParams: query } = page.address();
    return {
      language: market.language.now(),
      sessionId: session.id,
      timeZone: clock.timeZone(),
      token: session.token(),
      authOptional: isAuthOptional(call, { path, query }),
    };
  });
  watchUnauthorised({ interceptor, sessionStorage, session, page });
  market.language.changes.pipe(skip(1)).subscribe(refetch.request);

  return {
    agency,
    platform,
    session,
    market,
    deals,
    savePrice,
    trip,
    content,
    navigation,
    code,
    remotes,
    resorts,
    notices,
    analytics,
    start() {
      agency.load();
      market.load();
      session.loadProfile();
    },
  };
}
