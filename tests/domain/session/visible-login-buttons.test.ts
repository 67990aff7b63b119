import { NO_POLICIES } from '@livery/contract/agency/policies';
import { describe, expect, it } from 'vitest';
import { hidesLogout } from '../../../src/domain/session/roles.ts';
import { visibleLoginButtons } from '../../../src/domain/session/visible-login-buttons.ts';
import { anAgency } from '../../support/data/an-agency.ts';

const REQUEST = { agency: anAgency(), policies: NO_POLICIES, signedIn: false };

// @rule 1.5, 2.17, 3.1, 6.2
describe('visibleLoginButtons', () => {
  it('shows a visitor login and sign-up (rules 6.2)', () => {
    expect(visibleLoginButtons(REQUEST)).toEqual({ logIn: true, signUp: true });
  });

  it('shows neither to a person who is signed in', () => {
    expect(visibleLoginButtons({ ...REQUEST, signedIn: true })).toEqual({ logIn: false, signUp: false });
  });

  it('hides each of them "by agency settings"', () => {
    const withoutLogin = anAgency({ hidesLogin: true });
    const withoutSignup = anAgency({ hidesSignup: true });
    expect(visibleLoginButtons({ ...REQUEST, agency: withoutLogin })).toEqual({ logIn: false, signUp: true });
    expect(visibleLoginButtons({ ...REQUEST, agency: withoutSignup })).toEqual({ logIn: true, signUp: false });
  });

  it('shows "no Sign Up for the platform-owner agency"', () => {
    const policies = { ...NO_POLICIES, platformOwner: true };
    expect(visibleLoginButtons({ ...REQUEST, policies })).toEqual({ logIn: true, signUp: false });
  });
});

// @rule 6.8
describe('hidesLogout', () => {
  it('is for the partner, where the profile is from outside (rules 6.8)', () => {
    expect(hidesLogout({ partner: true }, { isExternal: true })).toBe(true);
    expect(hidesLogout({ partner: true }, { isExternal: false })).toBe(false);
    expect(hidesLogout({ partner: false }, { isExternal: true })).toBe(false);
    expect(hidesLogout({ partner: true }, null)).toBe(false);
  });

  it('takes nothing but plain flags', () => {
    const yes = 'true' as unknown as boolean;
    expect(hidesLogout({ partner: yes }, { isExternal: true })).toBe(false);
    expect(hidesLogout({ partner: true }, { isExternal: yes })).toBe(false);
  });
});
