import { MENU_LABELS } from '@livery/contract/navigation/menu-labels';
import { type Permission, USER_TYPES, type UserProfile } from '@livery/contract/session/user-profile';
import fc from 'fast-check';
import { anyText } from './agencies.ts';

/** The name of a feature of the menus, or any other. */
export const anyFeature: fc.Arbitrary<string> = fc.oneof(
  fc.constantFrom(...Object.keys(MENU_LABELS)),
  fc.constantFrom('__proto__', 'constructor', 'toString', ''),
  anyText,
);

/** Some permissions, given and denied. */
const anyPermissions: fc.Arbitrary<ReadonlyMap<string, Permission>> = fc
  .array(fc.tuple(anyFeature, fc.record({ read: fc.boolean(), write: fc.boolean() })), { maxLength: 20 })
  .map((entries) => new Map(entries));

/** A profile with any content in every field: all ranks, all flags, hostile texts. */
export const anyUser: fc.Arbitrary<UserProfile> = fc.record({
  id: fc.oneof(fc.uuid(), anyText),
  userType: fc.constantFrom(...USER_TYPES),
  isTravelAgent: fc.boolean(),
  isRestrictedAgent: fc.boolean(),
  hasRewardWallet: fc.boolean(),
  isExternal: fc.boolean(),
  countryCode: fc.constantFrom('', 'US', 'DE', 'AE'),
  firstName: anyText,
  lastName: anyText,
  email: fc.oneof(fc.emailAddress(), anyText),
  profileImage: anyText,
  credits: fc.option(
    fc.record({
      amount: fc.double({ noNaN: true, noDefaultInfinity: true }),
      currency: fc.constantFrom('USD', 'EUR', 'JPY'),
    }),
  ),
  permissions: anyPermissions,
});

/** A visitor or a person who is signed in. */
export const anyVisitor: fc.Arbitrary<UserProfile | null> = fc.option(anyUser, { freq: 4 });
