import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { lacksSubscription, roleOf, runsAgency } from '../../../src/domain/session/roles.ts';
import { aUser } from '../../support/a-user.ts';
import { anyUser } from '../../support/user-arbitraries.ts';

describe('roleOf', () => {
  it('calls somebody without a profile a visitor', () => {
    expect(roleOf(null)).toBe('visitor');
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
    expect(roleOf(aUser({ userType, isTravelAgent }))).toBe(role);
  });

  it('tells nobody an agent whose flag is not plainly true', () => {
    expect(roleOf({ userType: 'Other', isTravelAgent: 'yes' as unknown as boolean })).toBe('traveller');
  });
});

describe('runsAgency', () => {
  it('is the owner and the admins', () => {
    fc.assert(
      fc.property(anyUser, (user) => {
        expect(runsAgency(user)).toBe(user.userType === 'AgencyOwner' || user.userType === 'Admin');
      }),
    );
    expect(runsAgency(null)).toBe(false);
  });
});

describe('lacksSubscription', () => {
  it('sends owners and admins to subscribe "if the agency is not subscribed" (specification §6)', () => {
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

  it('takes nothing but a plain true for a subscription', () => {
    const isSubscribed = 'true' as unknown as boolean;
    expect(lacksSubscription({ isSubscribed }, aUser({ userType: 'Admin' }))).toBe(true);
  });
});
