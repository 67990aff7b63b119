import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { featureNames, mayRead } from '../../../src/domain/session/permissions.ts';
import { anAgent, aUser } from '../../support/a-user.ts';
import { anybody, anyFeature } from '../../support/user-arbitraries.ts';

describe('mayRead', () => {
  it('says yes only where the read permission is true', () => {
    fc.assert(
      fc.property(anybody, anyFeature, (user, feature) => {
        expect(mayRead(user, feature)).toBe(user?.permissions.get(feature)?.read === true);
      }),
    );
  });

  it('lets the first name that the profile speaks of decide', () => {
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
