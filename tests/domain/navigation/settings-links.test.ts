import { describe, expect, it } from 'vitest';
import { settingsLinks } from '../../../src/domain/navigation/settings-links.ts';
import { USER_TYPES } from '../../../src/domain/session/user-profile.ts';

describe('settingsLinks', () => {
  it('are the sub-pages that rules §2 names', () => {
    expect(settingsLinks({ userType: 'Other' }).map(({ label, path }) => `${label} ${path}`)).toEqual([
      'Markup /settings/agency',
      'Website /settings/website',
      'Profile Settings /settings/profile',
      'Payment /settings/payment',
      'Product /settings/product',
    ]);
  });

  it('are greyed for a sales agent; "Profile Settings stays enabled" (rules §6)', () => {
    const enabled = settingsLinks({ userType: 'SalesAgent' }).filter(({ disabled }) => !disabled);
    expect(enabled.map(({ text }) => text)).toEqual(['profile-settings']);
  });

  it.each(USER_TYPES.filter((userType) => userType !== 'SalesAgent'))('are all enabled for %s', (userType) => {
    expect(settingsLinks({ userType }).some(({ disabled }) => disabled)).toBe(false);
  });
});
