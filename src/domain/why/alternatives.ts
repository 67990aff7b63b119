import { LANGUAGES } from '@livery/contract/market/language';
import type { UserProfile } from '@livery/contract/session/user-profile';
import { USER_TYPES } from '@livery/contract/session/user-profile';
import { type Fact, factPath } from './fact.ts';

/** A traveller with no other properties: what a visitor might be instead. */
export const EXAMPLE_USER: UserProfile = {
  id: '1',
  userType: 'Other',
  isTravelAgent: false,
  isRestrictedAgent: false,
  hasRewardWallet: false,
  isExternal: false,
  countryCode: '',
  firstName: '',
  lastName: '',
  email: '',
  profileImage: '',
  credits: null,
  permissions: new Map(),
};

const READ_AND_WRITE = { read: true, write: true };

/** Other possible values of facts, by path; `*` is any single step. */
const POSSIBLE_VALUES: Readonly<Record<string, readonly unknown[]>> = {
  'address.query.lng': LANGUAGES,
  'address.query.currency': ['EUR', 'USD'],
  'address.query.code': ['DE', 'US'],
  'address.query.hideHeader': ['true', 'false'],
  'address.query.hideFooter': ['true', 'false'],
  'address.query.tab': ['Hotels', 'Activities'],
  'address.query.lat': ['25.2'],
  'address.query.long': ['55.3'],
  'address.query.redirect': ['/about'],
  'address.query.dealLinkId': ['1'],
  'address.query.id': ['1'],
  'address.query.proposalId': ['1'],
  'address.path': [
    '/',
    '/about',
    '/booknow/hotels',
    '/booknow/hotels/search',
    '/login',
    '/dashboard',
    '/privacy-policy',
  ],
  'cookies.language': LANGUAGES,
  // It only matters while a profile is loading, and explanations wait for the profile.
  'cookies.wasAgent': [false],
  'storage.currency': [{ currency: 'EUR', country: 'DE' }, undefined],
  'storage.deepLink': ['/deal-link?id=1', null],
  'browser.languages.*': LANGUAGES,
  'clock.today': ['2030-01-01'],
  profile: [
    null,
    EXAMPLE_USER,
    { ...EXAMPLE_USER, isTravelAgent: true, permissions: new Map([['clients', READ_AND_WRITE]]) },
    { ...EXAMPLE_USER, userType: 'AgencyOwner' },
    { ...EXAMPLE_USER, isExternal: true },
  ],
  'profile.userType': USER_TYPES,
  'profile.permissions.*': [READ_AND_WRITE, undefined],
  'agency.name': ['Another agency'],
  'agency.status': ['active', 'inactive'],
  'agency.returnUrl': ['https://agency.example/', ''],
  'agency.bookingMenu': [[{ service: 'hotels', active: true }], []],
  'agency.legal.*': ['A text.', ''],
  'agency.contact.phone': ['+1 555 0100', ''],
  'agency.contact.email': ['office@agency.example', ''],
  'policies.currency': ['EUR', ''],
  'policies.academyUrl': ['https://academy.example/', ''],
  'platform.navigations': [[{ label: 'Clients', path: '/users/clients' }], []],
  'platform.faq.questions': [[{ question: 'How?', answer: 'So.' }], []],
  'deployment.environment': ['prod', 'local'],
  'question.call': ['/api/getCurrentPaymentGateway', '/api/user/profile', '/search', '/api/content/blog'],
  'question.target': ['/about', '/dashboard', 'https://elsewhere.example'],
  'deal.*': [100, 0, null],
  'question.remote': ['topDestinations', 'blog'],
  'manifest.url': ['entry.js', ''],
  'manifest.contentUrl': ['https://content.example/', ''],
};

/**
 * The other possible values of a fact, the most likely first: for a flag the opposite; none if no other value is known
 * to be possible.
 *
 * @param from the current value
 */
export function alternativeValues(fact: Pick<Fact, 'at'>, from: unknown): readonly unknown[] {
  const path = factPath(fact);
  const named = Object.entries(POSSIBLE_VALUES).find(([pattern]) => matchesFactPath(pattern, path));
  return [...(named?.[1] ?? usualAlternatives(from)), ...removalAlternatives(path)].filter((value) => value !== from);
}

/** A parameter of the address may always be left out. */
function removalAlternatives(path: string): readonly unknown[] {
  return matchesFactPath('address.query.*', path) ? [undefined] : [];
}

function usualAlternatives(value: unknown): readonly unknown[] {
  if (typeof value === 'boolean') return [!value];
  return value === undefined ? [true] : [];
}

function matchesFactPath(pattern: string, path: string): boolean {
  const [steps, segments] = [pattern.split('.'), path.split('.')];
  return steps.length === segments.length && steps.every((step, index) => step === '*' || step === segments[index]);
}
