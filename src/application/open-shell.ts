import { skip } from 'rxjs';
import { isAuthOptional } from '../domain/navigation/allows-anonymous-access.ts';
import type { Page } from './navigation/page.port.ts';
import type { InternalRemotes } from './remotes/create-remotes.ts';
import type { RequestInterceptor } from './session/request-interceptor.port.ts';
import type { InternalSession } from './session/session.ts';
import { watchUnauthorised } from './session/watch-unauthorised.ts';
import type { Clock } from './shared/clock.port.ts';
import type { Refetch } from './shared/refetch.ts';
import type { StoredValues } from './shared/stored-values.port.ts';
import type { Shell } from './shell.ts';

/** The shell's features. Only use-cases get the session with its token, and the remotes with the profile source. */
export type UseCases = Omit<Shell, 'start' | 'hydrated' | 'session' | 'remotes'> & {
  readonly session: InternalSession;
  readonly remotes: InternalRemotes;
};

interface ShellDependencies {
  readonly useCases: UseCases;
  readonly clock: Clock;
  readonly page: Page;
  readonly stored: StoredValues;
  readonly interceptor: RequestInterceptor;
  readonly refetch: Refetch;
}

/**
 * Opens the shell, gives requests their context from the first call on, watches
 * for status 401, and refetches everything on a change of language.
 * @rule 6.9, 7.1, 7.4
 */
export function openShell({ useCases, clock, page, stored, interceptor, refetch }: ShellDependencies): Shell {
  const { agency, session, market, deals, trip } = useCases;

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
  watchUnauthorised({ interceptor, stored, session, page });
  market.language.changes.pipe(skip(1)).subscribe(refetch.request);

  return {
    ...useCases,
    start() {
      agency.load();
      market.load();
      session.loadProfile();
    },
    hydrated() {
      stored.timeZone.write(clock.timeZone());
      const currency = stored.currency.read();
      const language = stored.language.read();
      if (language !== undefined) stored.language.write(language);
      if (currency !== undefined) stored.edgeCurrency.write(currency);
      deals.followToday();
      trip.followToday();
    },
  };
}
