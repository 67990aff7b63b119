import type { CallFailure } from '../../../domain/notices/call-failure.ts';
import { type Permission, USER_TYPES, type UserProfile } from '../../../domain/session/user-profile.ts';
import { err, ok, type Result } from '../../../domain/shared/result.ts';
import { ownField } from '../foreign-values.ts';

/**
 * Reads a profile as the remote user store tells it, field by field: what is
 * missing or of another type takes its safe default, and nothing but `true`
 * grants.
 *
 * @returns `null` for what is no profile
 */
export function storeProfile(told: unknown): UserProfile | null {
  if (typeof told !== 'object' || told === null) return null;
  const text = (name: string) => textIn(told, name);
  const flag = (name: string) => ownField(told, name) === true;
  const restricted = ownField(told, 'isRestrictedAgent');
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
    credits: creditsOf(ownField(told, 'credits')),
    permissions: permissionsOf(ownField(told, 'permissions')),
  };
}

function textIn(value: unknown, name: string): string {
  const text = ownField(value, name);
  return typeof text === 'string' ? text.trim() : '';
}

function creditsOf(told: unknown): UserProfile['credits'] {
  const [amount, currency] = [ownField(told, 'amount'), textIn(told, 'currency')];
  return typeof amount === 'number' && Number.isFinite(amount) && /^[A-Z]{3}$/.test(currency)
    ? { amount, currency }
    : null;
}

function permissionsOf(told: unknown): ReadonlyMap<string, Permission> {
  if (!(told instanceof Map)) return new Map();
  return new Map(
    [...told].map(([feature, permission]) => [
      String(feature),
      { read: ownField(permission, 'read') === true, write: ownField(permission, 'write') === true },
    ]),
  );
}

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
