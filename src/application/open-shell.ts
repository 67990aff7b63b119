import { skip } from 'rxjs';
import { isAuthOptional } from '../domain/navigation/allows-anonymous-access.ts';
import type { Page } from './navigation/page.port.ts';
import type { OwnRemotes } from './remotes/own-remotes.ts';
import type { Introductions } from './session/introductions.port.ts';
import type { OwnSession } from './session/session.ts';
import { watchUnauthorised } from './session/watch-unauthorised.ts';
import type { Clock } from './shared/clock.port.ts';
import type { KeyValueStorage } from './shared/key-value-storage.port.ts';
import type { Retelling } from './shared/open-retelling.ts';
import type { Shell } from './shell.ts';

/** The shell's features; the session also knows its token, which is for use-cases only, and the remotes whom they serve. */
export type UseCases = Omit<Shell, 'start' | 'session' | 'remotes'> & {
  readonly session: OwnSession;
  readonly remotes: OwnRemotes;
};

type Needs = UseCases & {
  readonly clock: Clock;
  readonly page: Page;
  readonly sessionStorage: KeyValueStorage;
  readonly introductions: Introductions;
  readonly retelling: Retelling;
};

/**
 * Opens the shell, tells the outside who is asking from the first call on, and
 * listens for its 401; when another language is spoken it has everything told again.
 */
export function openShell(needs: Needs): Shell {
  const { agency, platform, session, market, deals, savePrice, trip } = needs;
  const { content, navigation, code, remotes, resorts, notices, analytics } = needs;
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
  watchUnauthorised({ introductions, sessionStorage, session, page });
  market.language.changes.pipe(skip(1)).subscribe(needs.retelling.wish);

  const shell: Shell = {
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
  remotes.serve(shell, session);
  return shell;
}
