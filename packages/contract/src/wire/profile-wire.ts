import * as v from 'valibot';
import type { CallFailure } from '../notices/call-failure.ts';
import { type Permission, USER_TYPES, type UserProfile, type UserType } from '../session/user-profile.ts';
import { err, ok, type Result } from '../shared/result.ts';
import { isRecord } from './is-record.ts';
import { parseMoney } from './money-wire.ts';
import { unwrapResponse } from './parse-list-response.ts';
import { tolerantFlag, tolerantNumber, tolerantRecord, tolerantText } from './tolerant.ts';

/** A restriction is lifted if it is `false` or missing, never by a value of another type. */
export const tolerantRestriction = v.pipe(
  v.optional(v.unknown(), false),
  v.transform((value) => value !== false && value !== null),
);

/** The user store's response (rules §3; rules 6.1). */
const wireProfile = tolerantRecord({
  id: tolerantText,
  userType: tolerantText,
  isTravelAgent: tolerantFlag,
  isRestrictedAgent: tolerantRestriction,
  isRewardWalletEnable: tolerantFlag,
  isExternal: tolerantFlag,
  geoLocation: tolerantRecord({ countryCode: tolerantText }),
  personal_info: tolerantRecord({
    first_name: tolerantText,
    last_name: tolerantText,
    email: tolerantText,
    profile_image: tolerantText,
    credits: tolerantRecord({ amount: tolerantNumber, currency: tolerantText }),
  }),
  permissions: v.optional(v.unknown(), {}),
});

const wirePermission = tolerantRecord({ read: tolerantFlag, write: tolerantFlag });

/**
 * Reads a user profile; a field that is missing or of the wrong type takes its safe default, and only `true` grants a
 * permission.
 *
 * @returns `null` for a visitor: for any value that isn't an object
 * @rule 3.5
 */
export function parseProfile(value: unknown): UserProfile | null {
  if (!isRecord(value)) return null;
  const wire = v.parse(wireProfile, value);
  return {
    id: wire.id.trim(),
    userType: parseUserType(wire.userType),
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
    permissions: parsePermissions(wire.permissions),
  };
}

function parseUserType(name: string): UserType {
  return USER_TYPES.find((type) => type === name.trim()) ?? 'Other';
}

function parsePermissions(value: unknown): ReadonlyMap<string, Permission> {
  if (!isRecord(value)) return new Map();
  return new Map(Object.entries(value).map(([feature, permission]) => [feature, v.parse(wirePermission, permission)]));
}

/** Reads `GET /api/user/profile`: a profile, with or without a wrapper; an empty one means a visitor. */
export function parseProfileResponse(response: unknown): Result<UserProfile | null, CallFailure> {
  if (typeof response !== 'object' || response === null) {
    return err({ kind: 'malformed', problem: 'The profile response is not an object.' });
  }
  const profile = unwrapResponse(response, ['profile', 'user', 'data']);
  return ok(isRecord(profile) && Object.keys(profile).length > 0 ? parseProfile(profile) : null);
}
