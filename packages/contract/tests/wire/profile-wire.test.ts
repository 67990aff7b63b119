import { test } from '@fast-check/vitest';
import { parseProfile } from '@livery/contract/wire/profile-wire';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

const WIRE_PROFILE = {
  id: 'u-17',
  userType: 'SalesAgent',
  isTravelAgent: true,
  isRestrictedAgent: true,
  isRewardWalletEnable: true,
  isExternal: true,
  geoLocation: { countryCode: 'DE' },
  personal_info: {
    first_name: 'Ada',
    last_name: 'Palm',
    email: 'ada@agency.example',
    profile_image: '/media/ada.png',
    credits: { amount: 12.5, currency: 'USD' },
  },
  permissions: { 'book-now': { read: true, write: false }, bookings: { read: false } },
};

const EMPTY_PROFILE = {
  id: '',
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

// @rule 3.5
describe('parseProfile', () => {
  it('reads the wire form (rules §3, user profile; rules 6.1)', () => {
    expect(parseProfile(WIRE_PROFILE)).toEqual({
      id: 'u-17',
      userType: 'SalesAgent',
      isTravelAgent: true,
      isRestrictedAgent: true,
      hasRewardWallet: true,
      isExternal: true,
      countryCode: 'DE',
      firstName: 'Ada',
      lastName: 'Palm',
      email: 'ada@agency.example',
      profileImage: '/media/ada.png',
      credits: { amount: 12.5, currency: 'USD' },
      permissions: new Map([
        ['book-now', { read: true, write: false }],
        ['bookings', { read: false, write: false }],
      ]),
    });
  });

  it.each([[null], [undefined], ['ada'], [5], [true], [[WIRE_PROFILE]]])('reads %j as a visitor', (wire) => {
    expect(parseProfile(wire)).toBeNull();
  });

  it('gives every missing field its safe default', () => {
    expect(parseProfile({})).toEqual(EMPTY_PROFILE);
  });

  it('lets a field of the wrong type cost only itself', () => {
    const wire = {
      ...WIRE_PROFILE,
      id: 17,
      userType: 'Emperor',
      personal_info: { first_name: 'Ada', credits: { amount: '5' } },
    };
    expect(parseProfile(wire)).toMatchObject({ id: '17', userType: 'Other', firstName: 'Ada', credits: null });
    expect(parseProfile(wire)?.countryCode).toBe('DE');
  });

  it.each(['true', 1, 'yes', {}, null])('grants nothing for %j', (value) => {
    const profile = parseProfile({ isTravelAgent: value, isExternal: value, permissions: { wallet: { read: value } } });
    expect(profile).toMatchObject({ isTravelAgent: false, isExternal: false });
    expect(profile?.permissions.get('wallet')).toEqual({ read: false, write: false });
  });

  it.each(['true', 'false', 1, 0, {}])('restricts an agent whose restriction reads %j', (value) => {
    expect(parseProfile({ isRestrictedAgent: value })?.isRestrictedAgent).toBe(true);
  });

  it('reads a permission of any name, and finds none that is missing', () => {
    const wire: unknown = JSON.parse('{"permissions":{"__proto__":{"read":true}}}');
    const permissions = parseProfile(wire)?.permissions;
    expect(permissions?.get('__proto__')).toEqual({ read: true, write: false });
    expect(permissions?.get('constructor')).toBeUndefined();
  });

  test.prop([fc.anything(), fc.anything()])('reads anything without an error', (wire, info) => {
    expect(() => parseProfile(wire)).not.toThrow();
    expect(() => parseProfile({ personal_info: info, permissions: wire })).not.toThrow();
  });
});
