import type { CallFailure } from '../../domain/notices/call-failure.ts';
import type { UserProfile } from '../../domain/session/user-profile.ts';
import { err, ok, type Result } from '../../domain/shared/result.ts';
import { ownField } from './own-field.ts';
import { storeProfile } from './store-profile.ts';

/** Reads an answer of the remote user store: a profile, or why there is none; `undefined` for nonsense. */
export function storeAnswer(told: unknown): Result<UserProfile, CallFailure> | undefined {
  if (ownField(told, 'ok') === true) {
    const profile = storeProfile(ownField(told, 'value'));
    return profile === null ? undefined : ok(profile);
  }
  const failure = failureIn(ownField(told, 'error'));
  return failure === undefined ? undefined : err(failure);
}

/** What the outside said no with; that its answer was malformed is the store's own fault. */
function failureIn(told: unknown): CallFailure | undefined {
  const kind = ownField(told, 'kind');
  switch (kind) {
    case 'unreachable':
    case 'timed-out':
    case 'cancelled':
      return { kind };
    case 'refused': {
      const [status, message] = [ownField(told, 'status'), ownField(told, 'message')];
      if (typeof status !== 'number') return undefined;
      return { kind, status, message: typeof message === 'string' ? message : '' };
    }
    default:
      return undefined;
  }
}
