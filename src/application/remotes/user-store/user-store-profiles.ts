import {
  defer,
  filter,
  firstValueFrom,
  from,
  fromEvent,
  map,
  merge,
  of,
  race,
  shareReplay,
  switchMap,
  take,
  takeUntil,
  timeout,
  timer,
} from 'rxjs';
import type { CallFailure } from '../../../domain/notices/call-failure.ts';
import type { UserProfile } from '../../../domain/session/user-profile.ts';
import { err, ok, type Result } from '../../../domain/shared/result.ts';
import type { ProfileSource } from '../../session/profile-source.port.ts';
import type { OwnSession } from '../../session/session.ts';
import { cancellableCall } from '../../shared/cancellable-call.ts';
import type { Clock } from '../../shared/clock.port.ts';
import type { Reporter } from '../../shared/reporter.port.ts';
import { errorText } from '../foreign-values.ts';
import { readStoreProfile, readStoreResponse } from './store-responses.ts';

interface Needs {
  /** The platform's source: used where there is no user store, and from its first failure on. */
  readonly profiles: ProfileSource;
  readonly session: OwnSession;
  readonly clock: Clock;
  readonly reporter: Reporter;
  /** Whatever the remote user store opened; `undefined` where there is none. */
  openStore(): Promise<unknown>;
}

/** As long as any call, the opening of the store and both calls together (rules 7.6). */
const ANSWER_LIMIT_MS = 20_000;

/** After this time the platform is called as well, so that a store that hangs leaves it time to respond. */
const STORE_ALONE_MS = 10_000;

/** The remote user store as a profile source; one that throws, hangs or returns nonsense is not called again. */
export function userStoreProfiles({ profiles, session, clock, reporter, openStore }: Needs): ProfileSource {
  let failed = false;

  const fail = (problem: string) => {
    failed = true;
    reporter.error({ kind: 'user-store-failed', problem });
  };
  const call = (store: unknown, name: 'refresh' | 'loadAgentData' | 'reset'): unknown =>
    readMember(store, name).call(store);

  async function followed(): Promise<unknown> {
    const store = await openStore();
    if (store === undefined) return undefined;
    try {
      const changes = readMember(readMember(store, 'profile'), 'changes');
      readMember(changes, 'subscribe').call(changes, (change: unknown) => {
        const profile = readStoreProfile(change);
        if (profile !== null && !failed) session.updateProfile(profile);
      });
    } catch (thrown) {
      fail(errorText(thrown));
    }
    session.signedIn.changes.pipe(filter((held) => !held)).subscribe(() => {
      try {
        call(store, 'reset');
      } catch (thrown) {
        fail(errorText(thrown));
      }
    });
    return store;
  }

  const opened = defer(followed).pipe(shareReplay(1));

  /** `undefined` where the platform is to be called instead. */
  async function askStore(name: 'refresh' | 'loadAgentData'): Promise<Result<UserProfile, CallFailure> | undefined> {
    const store = await firstValueFrom(opened);
    if (store === undefined || failed) return undefined;
    try {
      const late = timer(ANSWER_LIMIT_MS, clock.scheduler).pipe(map(() => 'late'));
      const answer = readStoreResponse(await firstValueFrom(race(from(Promise.resolve(call(store, name))), late)));
      if (answer !== undefined) return answer;
      fail(`${name} gave no answer, or one that can’t be read.`);
    } catch (thrown) {
      fail(errorText(thrown));
    }
    return undefined;
  }

  /** Calls the user store, and the platform where the store fails or takes long; the first result counts. */
  function askBoth<T>(
    name: 'refresh' | 'loadAgentData',
    select: (profile: UserProfile) => T,
    platform: (signal: AbortSignal) => Promise<Result<T, CallFailure>>,
    signal: AbortSignal,
  ): Promise<Result<T, CallFailure>> {
    type Answer = Result<T, CallFailure>;
    const cancelled: Answer = err({ kind: 'cancelled' });
    if (signal.aborted) return Promise.resolve(cancelled);
    const store = from(askStore(name)).pipe(shareReplay(1));
    const fromStore = store.pipe(
      filter((answer) => answer !== undefined),
      map((answer): Answer => (answer.ok ? ok(select(answer.value)) : answer)),
    );
    const fromPlatform = race(
      store.pipe(filter((answer) => answer === undefined)),
      timer(STORE_ALONE_MS, clock.scheduler),
    ).pipe(
      take(1),
      switchMap(() => cancellableCall(platform)),
    );
    const answered = merge(fromStore, fromPlatform).pipe(
      timeout({
        first: ANSWER_LIMIT_MS,
        scheduler: clock.scheduler,
        with: () => of<Answer>(err({ kind: 'timed-out' })),
      }),
      takeUntil(fromEvent(signal, 'abort')),
    );
    return firstValueFrom(answered, { defaultValue: cancelled });
  }

  return {
    read: (signal) => askBoth('refresh', (profile): UserProfile | null => profile, profiles.read, signal),
    loadAgentData: (signal) => askBoth('loadAgentData', session.updateProfile, profiles.loadAgentData, signal),
  };
}

/** A member of somebody else's object, its own or its class's; `undefined` where there is none. */
function readMember(value: unknown, name: 'profile' | 'changes' | 'subscribe' | 'refresh' | 'loadAgentData' | 'reset') {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
}
