import { BehaviorSubject, distinctUntilChanged } from 'rxjs';
import type {
  CallFailure,
  RemoteContext,
  Result,
  UserProfile,
  UserStore,
} from '../../src/application/remotes/remote-context.ts';
import { readProfile } from './read-profile.ts';

const PROFILE = { method: 'GET', path: '/api/user/profile' } as const;
const AGENT_DATA = { method: 'GET', path: '/api/user/agent-data' } as const;

const CANCELLED = { ok: false, error: { kind: 'cancelled' } } as const;

/**
 * Knows who the holder of the token is, as the platform tells it. Whoever asks
 * last is answered; what was forgotten meanwhile stays forgotten.
 */
export function openUserStore({ request }: Pick<RemoteContext, 'request'>): UserStore {
  const profile = new BehaviorSubject<UserProfile | null>(null);
  let asking = new AbortController();

  const refresh = async (): Promise<Result<UserProfile, CallFailure>> => {
    asking.abort();
    asking = new AbortController();
    const { signal } = asking;
    const answer = await request(PROFILE, signal);
    if (signal.aborted) return CANCELLED;
    if (!answer.ok) return answer;
    const known = readProfile(answer.value);
    if (known === null) return { ok: false, error: { kind: 'malformed', problem: 'The answer holds no profile.' } };
    profile.next(known);
    return { ok: true, value: known };
  };

  return {
    profile: { now: () => profile.value, changes: profile.pipe(distinctUntilChanged()) },
    refresh,
    async loadAgentData() {
      const before = profile.value;
      const known: Result<UserProfile, CallFailure> = before === null ? await refresh() : { ok: true, value: before };
      if (!known.ok || !known.value.isTravelAgent) return known;
      // The reference app's screens ask for the figures themselves: here they only have to be granted.
      const { signal } = asking;
      const answer = await request(AGENT_DATA, signal);
      if (signal.aborted) return CANCELLED;
      return answer.ok ? known : answer;
    },
    reset() {
      asking.abort();
      profile.next(null);
    },
  };
}
