import type { UserProfile } from '@livery/remote';
import { type WireRecord, wireRecord } from '@livery/remote';

const USER_TYPES: readonly UserProfile['userType'][] = ['AgencyOwner', 'Admin', 'SalesAgent', 'Other'];

/** The names of a wrapper around the profile. */
const WRAPPERS = ['profile', 'user', 'data'];

/**
 * Reads `GET /api/user/profile`, with or without a wrapper. Missing or invalid values have safe defaults: only
 * `true` grants; a restriction is lifted by `false` or a missing field, never by another type.
 *
 * @returns `null` where the response has no profile
 */
export function readProfile(response: unknown): UserProfile | null {
  const body = wireRecord(response);
  const wrapper = WRAPPERS.find((name) => body.has(name));
  const wire = wrapper === undefined ? body : (body.records(wrapper)[0] ?? body.record(wrapper));
  if (wire.names().length === 0) return null;
  const person = wire.record('personal_info');
  const userType = wire.text('userType').trim();
  return {
    id: wire.text('id').trim(),
    userType: USER_TYPES.find((type) => type === userType) ?? 'Other',
    isTravelAgent: wire.flag('isTravelAgent'),
    isRestrictedAgent: !wire.isMissing('isRestrictedAgent') && !wire.isFalse('isRestrictedAgent'),
    hasRewardWallet: wire.flag('isRewardWalletEnable'),
    isExternal: wire.flag('isExternal'),
    countryCode: wire.record('geoLocation').text('countryCode').trim().toUpperCase(),
    firstName: person.text('first_name').trim(),
    lastName: person.text('last_name').trim(),
    email: person.text('email').trim(),
    profileImage: person.text('profile_image'),
    credits: creditsOf(person.record('credits')),
    permissions: permissionsOf(wire.record('permissions')),
  };
}

function creditsOf(wire: WireRecord): UserProfile['credits'] {
  const [amount, currency] = [wire.figure('amount'), wire.text('currency').trim().toUpperCase()];
  return amount !== null && /^[A-Z]{3}$/.test(currency) ? { amount, currency } : null;
}

function permissionsOf(wire: WireRecord): UserProfile['permissions'] {
  return new Map(
    wire.names().map((feature) => {
      const permission = wire.record(feature);
      return [feature, { read: permission.flag('read'), write: permission.flag('write') }];
    }),
  );
}
