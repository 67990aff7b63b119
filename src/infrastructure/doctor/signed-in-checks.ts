import { unwrapped } from '../wire/parse-list-response.ts';
import type { Check } from './checks.ts';
import type { Expectation } from './expectations/expectation.ts';
import { anything } from './expectations/responses.ts';
import { aMapOf, anObject } from './expectations/structures.ts';
import { aCountryCode, aCurrencyCode, aFlag, aLink, anAmount, aText, required } from './expectations/values.ts';

/** A user profile as rules §3 has it; rules 6.1. */
const profile: Expectation = anObject({
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

/** The calls about the signed-in user; both are outside rules §7 (rules 6.1). */
export const SIGNED_IN_CHECKS: readonly Check[] = [
  { call: 'GET /api/user/profile', send: (s, signal) => s.profiles.read(signal), expects: profileResponse },
  { call: 'GET /api/user/agent-data', send: (s, signal) => s.profiles.loadAgentData(signal), expects: anything },
];

/** A bare profile, or one in a wrapper. */
function profileResponse(response: unknown) {
  return profile(unwrapped(response, ['profile', 'user', 'data']), '');
}
