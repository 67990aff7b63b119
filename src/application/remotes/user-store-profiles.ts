import { filter, firstValueFrom, from, map, race, timer } from 'rxjs';
import type { CallFailure } from '../../domain/notices/call-failure.ts';
import type { UserProfile } from '../../domain/session/user-profile.ts';
import { err, ok, type Result } from '../../domain/shared/result.ts';
import type { ProfileSource } from '../session/profile-source.port.ts';
import type { OwnSession } from '../session/session.ts';
import type { Clock } from '../shared/clock.port.ts';
import type { Reporter } from '../shared/reporter.port.ts';
import { memberOf } from './member-of.ts';
import { problemOf } from './problem-of.ts';
import { storeAnswer } from './store-answer.ts';
import { storeProfile } from './store-profile.ts';

interface Needs {
  /** Who is asked where there is no user store, or from its first failure on. */
  readonly profiles: ProfileSource;
  readonly session: OwnSession;
  readonly clock: Clock;
  readonly reporter: Reporter;
  /** Whatever the remote user store opened; `undefined` where there is none. */
  openStore(): Promise<unknown>;
}

/** As long as any call (readings 42). */
const ANSWER_LIMIT_MS = 20_000;

/** The remote user store as a profile source; one that throws, hangs or answers nonsense is not asked again. */
export function userStoreProfiles({ profiles, session, clock, reporter, openStore }: Needs): ProfileSource {
  let opening: Promise<unknown> | undefined;
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

  /** `undefined` where somebody else is to be asked. */
  async function ask(name: 'refresh' | 'loadAgentData'): Promise<Result<UserProfile, CallFailure> | undefined> {
    opening ??= followed();
    const store = await opening;
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

  return {
    async read(signal) {
      const answer = await ask('refresh');
      if (signal.aborted) return err({ kind: 'cancelled' });
      return answer ?? profiles.read(signal);
    },
    async loadAgentData(signal) {
      const answer = await ask('loadAgentData');
      if (signal.aborted) return err({ kind: 'cancelled' });
      if (answer === undefined) return profiles.loadAgentData(signal);
      if (!answer.ok) return answer;
      session.learn(answer.value);
      return ok(undefined);
    },
  };
}
