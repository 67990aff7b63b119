import { isAuthOptional } from '../domain/session/allows-anonymous-access.ts';
import type { Page } from './navigation/page.port.ts';
import type { Introductions } from './session/introductions.port.ts';
import type { OwnSession } from './session/session.ts';
import { watchUnauthorised } from './session/watch-unauthorised.ts';
import type { Clock } from './shared/clock.port.ts';
import type { KeyValueStorage } from './shared/key-value-storage.port.ts';
import type { Shell } from './shell.ts';

/** The shell's features; the session also knows its token, which is for use-cases only. */
export type UseCases = Omit<Shell, 'start' | 'session'> & { readonly session: OwnSession };

type Needs = UseCases & {
  readonly clock: Clock;
  readonly page: Page;
  readonly sessionStorage: KeyValueStorage;
  readonly introductions: Introductions;
};

/** Opens the shell, tells the outside who is asking from the first call on, and listens for its 401. */
export function openShell(needs: Needs): Shell {
  const { agency, platform, session, market, deals, savePrice, trip } = needs;
  const { content, navigation, resorts, notices, analytics } = needs;
  const { clock, page, sessionStorage, introductions } = needs;

  introductions.introduce((call) => {
    const { pathname: path, searchParams: query } = page.address();
    return {
      language: market.language.now(),
      sessionId: session.id,
      timeZone: clock.timeZone(),
      token: session.token(),
      authOptional: isAuthOptional(call, { path, query }),
    };
  });
  watchUnauthorised({ introductions, sessionStorage, page });

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
