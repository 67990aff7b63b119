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
import { ask } from '../../shared/ask.ts';
import type { Clock } from '../../shared/clock.port.ts';
import type { Reporter } from '../../shared/reporter.port.ts';
import { problemOf } from '../foreign-values.ts';
import { storeAnswer, storeProfile } from './store-profile.ts';

interface Needs {
  /** Who is asked where there is no user store, or from its first failure on. */
  readonly profiles: ProfileSource;
  readonly session: OwnSession;
  readonly clock: Clock;
  readonly reporter: Reporter;
  /** Whatever the remote user store opened; `undefined` where there is none. */
  openStore(): Promise<unknown>;
}

/** As long as any call, the opening of the store and both calls together (rules 7.6). */
const ANSWER_LIMIT_MS = 20_000;

/** From now on the platform is asked beside the store, so that one that hangs leaves it time to answer. */
const STORE_ALONE_MS = 10_000;

/** The remote user store as a profile source; one that throws, hangs or answers nonsense is not asked again. */
export function userStoreProfiles({ profiles, session, clock, reporter, openStore }: Needs): ProfileSource {
  let failed = false;

  const fail = (problem: string) => {
    failed = true;
    reporter.error({ kind: 'user-store-failed', problem });
  };
  const call = (store: unknown, name: 'refresh' | 'loadAgentData' | 'reset'): unknown =>
    memberOf(store, name).call(store);

  async function followed(): Promise<unknown> {
    const store = await openStore();
    if (store === undefined) return undefined;
    try {
      const changes = memberOf(memberOf(store, 'profile'), 'changes');
      memberOf(changes, 'subscribe').call(changes, (told: unknown) => {
        const profile = storeProfile(told);
        if (profile !== null && !failed) session.learn(profile);
      });
    } catch (thrown) {
      fail(problemOf(thrown));
    }
    session.signedIn.changes.pipe(filter((held) => !held)).subscribe(() => {
      try {
        call(store, 'reset');
      } catch (thrown) {
        fail(problemOf(thrown));
      }
    });
    return store;
  }

  const opened = defer(followed).pipe(shareReplay(1));

  /** `undefined` where somebody else is to be asked. */
  async function askStore(name: 'refresh' | 'loadAgentData'): Promise<Result<UserProfile, CallFailure> | undefined> {
    const store = await firstValueFrom(opened);
    if (store === undefined || failed) return undefined;
    try {
      const late = timer(ANSWER_LIMIT_MS, clock.scheduler).pipe(map(() => 'late'));
      const answer = storeAnswer(await firstValueFrom(race(from(Promise.resolve(call(store, name))), late)));
      if (answer !== undefined) return answer;
      fail(`${name} gave no answer, or one that can’t be read.`);
    } catch (thrown) {
      fail(problemOf(thrown));
    }
    return undefined;
  }

  /** Asks the user store, and the platform where the store can’t tell or takes long; the first answer counts. */
  function askBoth<T>(
    name: 'refresh' | 'loadAgentData',
    told: (profile: UserProfile) => T,
    platform: (signal: AbortSignal) => Promise<Result<T, CallFailure>>,
    signal: AbortSignal,
  ): Promise<Result<T, CallFailure>> {
    type Answer = Result<T, CallFailure>;
    const cancelled: Answer = err({ kind: 'cancelled' });
    if (signal.aborted) return Promise.resolve(cancelled);
    const store = from(askStore(name)).pipe(shareReplay(1));
    const fromStore = store.pipe(
      filter((answer) => answer !== undefined),
      map((answer): Answer => (answer.ok ? ok(told(answer.value)) : answer)),
    );
    const fromPlatform = race(
      store.pipe(filter((answer) => answer === undefined)),
      timer(STORE_ALONE_MS, clock.scheduler),
    ).pipe(
      take(1),
      switchMap(() => ask(platform)),
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
    loadAgentData: (signal) => askBoth('loadAgentData', session.learn, profiles.loadAgentData, signal),
  };
}

/** A member of somebody else's object, its own or its class's; `undefined` where there is none. */
function memberOf(value: unknown, name: 'profile' | 'changes' | 'subscribe' | 'refresh' | 'loadAgentData' | 'reset') {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
}
