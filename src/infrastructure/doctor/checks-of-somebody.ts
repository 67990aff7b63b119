import { unwrapped } from '../wire/unwrapped.ts';
import type { Check } from './checks.ts';
import { anything } from './expectations/answers.ts';
import { profile } from './expectations/profile-data.ts';

/** The calls about whoever is signed in; both are outside rules §7 (rules 6.1). */
export const CHECKS_OF_SOMEBODY: readonly Check[] = [
  { call: 'GET /api/user/profile', ask: (s, signal) => s.profiles.read(signal), expects: profileAnswer },
  { call: 'GET /api/user/agent-data', ask: (s, signal) => s.profiles.loadAgentData(signal), expects: anything },
];

/** A bare profile, or one in a wrapper. */
function profileAnswer(answer: unknown) {
  return profile(unwrapped(answer, ['profile', 'user', 'data']), '');
}
