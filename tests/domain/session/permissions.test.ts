import { test } from '@fast-check/vitest';
import { anyFeature, anyUser, anyVisitor } from '@livery/testkit/arbitraries';
import { anAgent, aUser } from '@livery/testkit/users';
import { describe, expect, it } from 'vitest';
import { featureNames, mayRead } from '../../../src/domain/session/permissions.ts';
import { isOwnerOrAdmin, lacksSubscription, userRole } from '../../../src/domain/session/roles.ts';

// @rule 6.1
describe('mayRead', () => {
  test.prop([anyVisitor, anyFeature])('is true only where the read permission is true', (user, feature) => {
    expect(mayRead(user, feature)).toBe(user?.permissions.get(feature)?.read === true);
  });

  it('lets the first name that the profile names decide', () => {
    const user = aUser({
      permissions: new Map([
        ['wallet', { read: false, write: true }],
        ['dashboard', { read: true, write: false }],
      ]),
    });
    expect(mayRead(user, 'command-center', 'dashboard')).toBe(true);
    expect(mayRead(user, 'wallet', 'dashboard')).toBe(false);
    expect(mayRead(user, 'dashboard', 'wallet')).toBe(true);
    expect(mayRead(user, 'clients')).toBe(false);
    expect(mayRead(user)).toBe(false);
  });

  it('takes nothing but a plain true for a permission', () => {
    const user = aUser({ permissions: new Map([['wallet', { read: 'true' as unknown as boolean, write: false }]]) });
    expect(mayRead(user, 'wallet')).toBe(false);
  });

  it.each(['__proto__', 'constructor', 'toString'])('grants nothing by the name of %s', (feature) => {
    expect(mayRead(anAgent(['dashboard']), feature)).toBe(false);
  });
});

// @rule 2.18, 6.1
describe('featureNames', () => {
  it.each([
    ['Dashboard', ['dashboard']],
    ['Book Now', ['book-now']],
    ['  Deal   Link ', ['deal-link']],
    ['book-now', ['book-now']],
    ['XeniPay', ['xeni-pay', 'xenipay']],
    ['FAQ', ['faq']],
    ['A/B Tests 2', ['a-b-tests-2']],
    ['Réservations', ['réservations']],
    ['', ['']],
  ])('names the permission of %j %j', (label, names) => {
    expect(featureNames(label)).toEqual(names);
  });
});

// @rule 1.2, 3.5, 6.2
describe('userRole', () => {
  it('calls a person without a profile a visitor', () => {
    expect(userRole(null)).toBe('visitor');
  });

  it.each([
    ['Other', false, 'traveller'],
    ['Other', true, 'agent'],
    ['SalesAgent', true, 'sales-agent'],
    ['SalesAgent', false, 'sales-agent'],
    ['Admin', true, 'admin'],
    ['Admin', false, 'admin'],
    ['AgencyOwner', true, 'owner'],
    ['AgencyOwner', false, 'owner'],
  ] as const)('calls a %s, travel agent %s, the %s', (userType, isTravelAgent, role) => {
    expect(userRole(aUser({ userType, isTravelAgent }))).toBe(role);
  });
});

// @rule 6.5
describe('isOwnerOrAdmin', () => {
  test.prop([anyUser])('is the owner and the admins', (user) => {
    expect(isOwnerOrAdmin(user)).toBe(user.userType === 'AgencyOwner' || user.userType === 'Admin');
  });
});

// @rule 1.5, 3.1, 6.5
describe('lacksSubscription', () => {
  it('sends owners and admins of an unsubscribed agency to /subscription (rules 6.5)', () => {
    expect(lacksSubscription({ isSubscribed: false }, aUser({ userType: 'AgencyOwner' }))).toBe(true);
    expect(lacksSubscription({ isSubscribed: false }, aUser({ userType: 'Admin' }))).toBe(true);
    expect(lacksSubscription({ isSubscribed: true }, aUser({ userType: 'AgencyOwner' }))).toBe(false);
  });

  it('leaves everybody else alone', () => {
    expect(lacksSubscription({ isSubscribed: false }, aUser({ userType: 'SalesAgent', isTravelAgent: true }))).toBe(
      false,
    );
    expect(lacksSubscription({ isSubscribed: false }, null)).toBe(false);
  });
});
