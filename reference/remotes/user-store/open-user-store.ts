import { parseProfileResponse } from '@livery/contract/wire/profile-wire';
import type { CallFailure, RemoteContext, Result, UserProfile, UserStore } from '@livery/remote';
import { BehaviorSubject, distinctUntilChanged, merge } from 'rxjs';
import { parseFavourites } from './parse-favourites.ts';

const PROFILE_CALL = { method: 'GET', path: '/api/user/profile' } as const;
const FAVOURITES_CALL = { method: 'GET', path: '/api/user/favourites' } as const;
const AGENT_DATA_CALL = { method: 'GET', path: '/api/user/agent-data' } as const;

const NO_PROFILE = { ok: false, error: { kind: 'malformed', problem: 'The answer holds no profile.' } } as const;
const CANCELLED_RESULT = { ok: false, error: { kind: 'cancelled' } } as const;

/**
 * Loads the profile of the token's holder, and again after a booking or cancellation, which changes the credit. A newer
 * refresh or a reset aborts the earlier call.
 */
export function openUserStore({ request, events }: Pick<RemoteContext, 'request' | 'events'>): UserStore {
  const profile = new BehaviorSubject<UserProfile | null>(null);
  let controller = new AbortController();

  const refresh = async (): Promise<Result<UserProfile, CallFailure>> => {
    controller.abort();
    controller = new AbortController();
    const { signal } = controller;
    const response = await request(PROFILE_CALL, signal);
    if (signal.aborted) return CANCELLED_RESULT;
    if (!response.ok) return response;
    const knownProfileResponse = parseProfileResponse(response.value);
    if (!knownProfileResponse.ok) return knownProfileResponse;
    if (knownProfileResponse.value === null) return NO_PROFILE;
    profile.next(knownProfileResponse.value);
    return { ok: true, value: knownProfileResponse.value };
  };

  merge(events.on('booking.confirmed'), events.on('booking.cancelled')).subscribe(() => {
    if (profile.value !== null) void refresh();
  });

  return {
    profile: { now: () => profile.value, changes: profile.pipe(distinctUntilChanged()) },
    refresh,
    async loadAgentData() {
      const profileBefore = profile.value;
      const knownResult: Result<UserProfile, CallFailure> =
        profileBefore === null ? await refresh() : { ok: true, value: profileBefore };
      if (!knownResult.ok || !knownResult.value.isTravelAgent) return knownResult;
      // The reference app's screens request the figures themselves; this call only checks the permission.
      const { signal } = controller;
      const response = await request(AGENT_DATA_CALL, signal);
      if (signal.aborted) return CANCELLED_RESULT;
      return response.ok ? knownResult : response;
    },
    favourites: {
      async load() {
        const response = await request(FAVOURITES_CALL);
        return response.ok ? { ok: true, value: parseFavourites(response.value) } : response;
      },
      save: (favourites) => request({ ...FAVOURITES_CALL, method: 'POST', body: { favourites }, lasting: true }),
    },
    reset() {
      controller.abort();
      profile.next(null);
    },
  };
}
