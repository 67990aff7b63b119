import type { Permission, UserProfile } from '@livery/contract/session/user-profile';

const TRAVELLER_FEATURES = ['dashboard', 'book-now', 'my-trips', 'profile-settings', 'support', 'wallet'];

/** A valid traveller, with the values that the test sets. */
export function aUser(overrides: Partial<UserProfile> = {}): UserProfile {
  return {
    id: 'user-7',
    userType: 'Other',
    isTravelAgent: false,
    isRestrictedAgent: false,
    hasRewardWallet: false,
    isExternal: false,
    countryCode: 'US',
    firstName: 'Ada',
    lastName: 'Reyes',
    email: 'ada@traveller.example',
    profileImage: '',
    credits: null,
    permissions: readOnlyPermissions(TRAVELLER_FEATURES),
    ...overrides,
  };
}

/** A travel agent who may read only these features. */
export function anAgent(readable: readonly string[] = [], overrides: Partial<UserProfile> = {}): UserProfile {
  return aUser({ isTravelAgent: true, permissions: readOnlyPermissions(readable), ...overrides });
}

/** Permissions to read each of these features, and to write none. */
function readOnlyPermissions(features: readonly string[]): ReadonlyMap<string, Permission> {
  return new Map(features.map((feature) => [feature, { read: true, write: false }]));
}
