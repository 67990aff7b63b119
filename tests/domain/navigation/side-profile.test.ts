import { describe, expect, it } from 'vitest';
import { sideProfile } from '../../../src/domain/navigation/side-navigation.ts';
import { aUser } from '../../support/a-user.ts';

const creditsOf = (amount: number) => sideProfile(aUser({ credits: { amount, currency: 'EUR' } })).credits;

describe('sideProfile', () => {
  it('"links to /settings/profile and shows the first name" (specification §2)', () => {
    expect(sideProfile(aUser({ firstName: 'Ada' }))).toEqual({
      path: '/settings/profile',
      firstName: 'Ada',
      credits: null,
    });
  });

  it('shows the credits "if above 0"', () => {
    expect(creditsOf(0.01)).toEqual({ amount: 0.01, currency: 'EUR' });
    expect([0, -5, Number.NaN].map(creditsOf)).toEqual([null, null, null]);
  });
});
