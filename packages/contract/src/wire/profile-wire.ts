import * as v from 'valibot';
import type { CallFailure } from '../notices/call-failure.ts';
import { type Permission, USER_TYPES, type UserProfile, type UserType } from '../session/user-profile.ts';
import { err, ok, type Result } from '../shared/result.ts';
import { isRecord } from './is-record.ts';
import { parseMoney } from './money-wire.ts';
import { unwrapped } from './parse-list-response.ts';
import { figure, flag, record, text } from './tolerant.ts';

/** A restriction is lifted by `false` or by not being there, never by a value of another type. */
export const restriction = v.pipe(
  v.optional(v.unknown(), false),
  v.transform((value) => value !== false && value !== null),
);

/** The user store's response (rules §3; rules 6.1). */
const wireProfile = record({
  id: text,
  userType: text,
  isTravelAgent: flag,
  isRestrictedAgent: restriction,
  isRewardWalletEnable: flag,
  isExternal: flag,
  geoLocation: record({ countryCode: text }),
  personal_info: record({
    first_name: text,
    last_name: text,
    email: text,
    profile_image: text,
    credits: record({ amount: figure, currency: text }),
  }),
  permissions: v.optional(v.unknown(), {}),
});

const wirePermission = record({ read: flag, write: flag });

/**
 * Reads a user profile; a field that is missing or of the wrong type takes its
 * safe default, and nothing but `true` grants.
 *
 * @returns `null` for a visitor: whatever is no object
 * @rule 3.5
 */
export function parseProfile(value: unknown): UserProfile | null {
  if (!isRecord(value)) return null;
  const wire = v.parse(wireProfile, value);
  return {
    id: wire.id.trim(),
    userType: userTypeOf(wire.userType),
    isTravelAgent: wire.isTravelAgent,
    isRestrictedAgent: wire.isRestrictedAgent,
    hasRewardWallet: wire.isRewardWalletEnable,
    isExternal: wire.isExternal,
    countryCode: wire.geoLocation.countryCode.trim().toUpperCase(),
    firstName: wire.personal_info.first_name.trim(),
    lastName: wire.personal_info.last_name.trim(),
    email: wire.personal_info.email.trim(),
    profileImage: wire.personal_info.profile_image,
    credits: parseMoney(wire.personal_info.credits.amount, wire.personal_info.credits.currency),
    permissions: permissionsOf(wire.permissions),
  };
}

function userTypeOf(name: string): UserType {
  return USER_TYPES.find((type) => type === name.trim()) ?? 'Other';
}

function permissionsOf(value: unknown): ReadonlyMap<string, Permission> {
  if (!isRecord(value)) return new Map();
  return new Map(Object.entries(value).map(([feature, permission]) => [feature, v.parse(wirePermission, permission)]));
}

/** Reads `GET /api/user/profile`: a bare profile, or one in a wrapper; an empty one is a visitor's. */
export function parseProfileResponse(response: unknown): Result<UserProfile | null, CallFailure> {
  if (typeof response !== 'object' || response === null) {
    return err({ kind: 'malformed', problem: 'The profile response is not an object.' });
  }
  const profile = unwrapped(response, ['profile', 'user', 'data']);
  return ok(isRecord(profile) && Object.keys(profile).length > 0 ? parseProfile(profile) : null);
}
