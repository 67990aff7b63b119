import type { CallFailure } from '@livery/contract/notices/call-failure';
import type { UserProfile } from '@livery/contract/session/user-profile';
import { err, ok, type Result } from '@livery/contract/shared/result';
import {
  defer,
  filter,
  firstValueFrom,
  map,
  merge,
  Observable,
  of,
  ReplaySubject,
  race,
  shareReplay,
  switchMap,
  take,
  takeUntil,
  timeout,
  timer,
} from 'rxjs';
import type { ProfileFavourites } from '../../saved/saved.ts';
import type { ProfileSource } from '../../session/profile-source.port.ts';
import type { InternalSession } from '../../session/session.ts';
import { cancellableCall, firstResult } from '../../shared/cancellable-call.ts';
import type { Clock } from '../../shared/clock.port.ts';
import { errorText } from '../../shared/error-text.ts';
import type { Reporter } from '../../shared/reporter.port.ts';
import type { OpenedUserStore } from '../remote-entry.ts';

interface UserStoreProfilesDependencies {
  /** The platform's source: used if there is no user store, and after the store's first failure. */
  readonly profiles: ProfileSource;
  readonly session: InternalSession;
  readonly clock: Clock;
  readonly reporter: Reporter;
  /** `undefined` if there is no remote user store. */
  openStore(): Promise<OpenedUserStore | undefined>;
}

/** As for any call; for opening the store and both calls together (rules 7.6). */
const RESPONSE_LIMIT_MS = 20_000;

/** After this time the platform is called too, so that it has time to respond if the store hangs. */
const STORE_TIME_LIMIT_MS = 10_000;

/**
 * The remote user store as a profile source, and its favourites. If it throws, hangs or returns invalid data, it isn't
 * called for a profile again.
 */
export function userStoreProfiles({ profiles, session, clock, reporter, openStore }: UserStoreProfilesDependencies): {
  readonly profiles: ProfileSource;
  favourites(): Promise<ProfileFavourites | undefined>;
} {
  const problems = new ReplaySubject<string>(1);
  problems.subscribe((problem) => reporter.error({ kind: 'user-store-failed', problem }));
  const fail = (thrown: unknown) => problems.next(errorText(thrown));

  async function followed(): Promise<OpenedUserStore | undefined> {
    const openedStore = await openStore();
    if (openedStore === undefined) return undefined;
    new Observable<UserProfile>((profile) => openedStore.follow((nextProfile) => profile.next(nextProfile)))
      .pipe(takeUntil(problems))
      .subscribe({ next: session.updateProfile, error: fail });
    session.signedIn.changes.pipe(filter((isSignedIn) => !isSignedIn)).subscribe(() => {
      try {
        openedStore.reset();
      } catch (thrown) {
        fail(thrown);
      }
    });
    return openedStore;
  }

  /** `undefined` if there is none, and after its first problem. */
  const store = merge(defer(followed).pipe(takeUntil(problems)), problems.pipe(map(() => undefined))).pipe(
    shareReplay(1),
  );

  /** `undefined` if the platform has to be called instead. */
  async function callStore(name: 'refresh' | 'loadAgentData'): Promise<Result<UserProfile, CallFailure> | undefined> {
    const openedStore = await firstValueFrom(store);
    if (openedStore === undefined) return undefined;
    try {
      const timeLimit = timer(RESPONSE_LIMIT_MS, clock.scheduler).pipe(map(() => undefined));
      const response = await firstValueFrom(race(openedStore.call(name), timeLimit));
      if (response === undefined) fail(`${name} gave no response, or one that can’t be read.`);
      return response;
    } catch (thrown) {
      fail(thrown);
      return undefined;
    }
  }

  /** Calls the user store, and the platform if the store fails or takes long; the first result counts. */
  function callStoreAndService<T>(
    name: 'refresh' | 'loadAgentData',
    select: (profile: UserProfile) => T,
    platform: (signal: AbortSignal) => Promise<Result<T, CallFailure>>,
    signal: AbortSignal,
  ): Promise<Result<T, CallFailure>> {
    type Response = Result<T, CallFailure>;
    const response = defer(() => callStore(name)).pipe(shareReplay(1));
    const fromStore = response.pipe(
      filter((result) => result !== undefined),
      map((result): Response => (result.ok ? ok(select(result.value)) : result)),
    );
    const fromPlatform = race(
      response.pipe(filter((result) => result === undefined)),
      timer(STORE_TIME_LIMIT_MS, clock.scheduler),
    ).pipe(
      take(1),
      switchMap(() => cancellableCall(platform)),
    );
    const withTimeLimit = merge(fromStore, fromPlatform).pipe(
      timeout({
        first: RESPONSE_LIMIT_MS,
        scheduler: clock.scheduler,
        with: () => of<Response>(err({ kind: 'timed-out' })),
      }),
    );
    return firstResult(withTimeLimit, signal);
  }

  return {
    profiles: {
      read: (signal) => callStoreAndService('refresh', (profile): UserProfile | null => profile, profiles.read, signal),
      loadAgentData: (signal) =>
        callStoreAndService('loadAgentData', session.updateProfile, profiles.loadAgentData, signal),
    },
    favourites: async () => (await firstValueFrom(store))?.favourites,
  };
}
