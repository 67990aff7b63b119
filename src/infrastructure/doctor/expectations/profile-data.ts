import type { Expectation } from './expectation.ts';
import { aMapOf, anObject } from './structures.ts';
import { aCountryCode, aCurrencyCode, aFlag, aLink, anAmount, aText, required } from './values.ts';

/** A user profile as rules §3 has it; rules 6.1. */
export const profile: Expectation = anObject({
  id: required(aText),
  userType: required(aText),
  isTravelAgent: required(aFlag),
  isRestrictedAgent: aFlag,
  isRewardWalletEnable: aFlag,
  isExternal: aFlag,
  geoLocation: anObject({ countryCode: aCountryCode }),
  personal_info: required(
    anObject({
      first_name: required(aText),
      last_name: aText,
      email: required(aLink('email')),
      profile_image: aLink('image'),
      credits: anObject({ amount: anAmount, currency: aCurrencyCode }),
    }),
  ),
  permissions: required(aMapOf(() => anObject({ read: required(aFlag), write: aFlag }))),
});
