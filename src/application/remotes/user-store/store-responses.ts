import type { CallFailure } from '../../../domain/notices/call-failure.ts';
import { type Permission, USER_TYPES, type UserProfile } from '../../../domain/session/user-profile.ts';
import { err, ok, type Result } from '../../../domain/shared/result.ts';
import { readField } from '../foreign-values.ts';

/**
 * Reads a profile of the remote user store field by field: what is
 * missing or of another type takes its safe default, and nothing but `true`
 * grants.
 *
 * @returns `null` for what is no profile
 */
export function readStoreProfile(value: unknown): UserProfile | null {
  if (typeof value !== 'object' || value === null) return null;
  const text = (name: string) => textIn(value, name);
  const flag = (name: string) => readField(value, name) === true;
  const restricted = readField(value, 'isRestrictedAgent');
  const userType = text('userType');
  return {
    id: text('id'),
    userType: USER_TYPES.find((type) => type === userType) ?? 'Other',
    isTravelAgent: flag('isTravelAgent'),
    isRestrictedAgent: restricted !== false && restricted !== undefined && restricted !== null,
    hasRewardWallet: flag('hasRewardWallet'),
    isExternal: flag('isExternal'),
    countryCode: text('countryCode'),
    firstName: text('firstName'),
    lastName: text('lastName'),
    email: text('email'),
    profileImage: text('profileImage'),
    credits: creditsOf(readField(value, 'credits')),
    permissions: permissionsOf(readField(value, 'permissions')),
  };
}

function textIn(value: unknown, name: string): string {
  const text = readField(value, name);
  return typeof text === 'string' ? text.trim() : '';
}

function creditsOf(value: unknown): UserProfile['credits'] {
  const [amount, currency] = [readField(value, 'amount'), textIn(value, 'currency')];
  return typeof amount === 'number' && Number.isFinite(amount) && /^[A-Z]{3}$/.test(currency)
    ? { amount, currency }
    : null;
}

function permissionsOf(value: unknown): ReadonlyMap<string, Permission> {
  if (!(value instanceof Map)) return new Map();
  return new Map(
    [...value].map(([feature, permission]) => [
      String(feature),
      { read: readField(permission, 'read') === true, write: readField(permission, 'write') === true },
    ]),
  );
}

/** Reads an answer of the remote user store: a profile, or why there is none; `undefined` for nonsense. */
export function readStoreResponse(value: unknown): Result<UserProfile, CallFailure> | undefined {
  if (readField(value, 'ok') === true) {
    const profile = readStoreProfile(readField(value, 'value'));
    return profile === null ? undefined : ok(profile);
  }
  const failure = readFailure(readField(value, 'error'));
  return failure === undefined ? undefined : err(failure);
}

/** The failure of the store's own call; a malformed one counts as a fault of the store. */
function readFailure(value: unknown): CallFailure | undefined {
  const kind = readField(value, 'kind');
  switch (kind) {
    case 'unreachable':
    case 'timed-out':
    case 'cancelled':
      return { kind };
    case 'refused': {
      const [status, message] = [readField(value, 'status'), readField(value, 'message')];
      if (typeof status !== 'number') return undefined;
      return { kind, status, message: typeof message === 'string' ? message : '' };
    }
    default:
      return undefined;
  }
}
