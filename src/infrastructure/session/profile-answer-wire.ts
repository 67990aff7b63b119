import type { CallFailure } from '../../domain/notices/call-failure.ts';
import type { UserProfile } from '../../domain/session/user-profile.ts';
import { err, ok, type Result } from '../../domain/shared/result.ts';
import { isRecord } from '../wire/tolerant.ts';
import { unwrapped } from '../wire/unwrapped.ts';
import { parseProfile } from './profile-wire.ts';

/** Reads `GET /api/user/profile`: a bare profile, or one in a wrapper; nothing in it means nobody. */
export function parseProfileAnswer(answer: unknown): Result<UserProfile | null, CallFailure> {
  if (typeof answer !== 'object' || answer === null) {
    return err({ kind: 'malformed', problem: 'The profile answer is not an object.' });
  }
  const profile = unwrapped(answer, ['profile', 'user', 'data']);
  return ok(isRecord(profile) && Object.keys(profile).length > 0 ? parseProfile(profile) : null);
}
