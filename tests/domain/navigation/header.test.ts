import { describe, expect, it } from 'vitest';
import { hidesChrome, logoTarget, showsSidebarToggle } from '../../../src/domain/navigation/decide-layout.ts';
import { anAgent } from '../../support/a-user.ts';

describe('logoTarget', () => {
  it('is home, "or the subscription page for an unsubscribed agency owner or admin" (specification §2)', () => {
    const owner = anAgent([], { userType: 'AgencyOwner' });
    expect(logoTarget({ isSubscribed: false }, owner)).toBe('/subscription');
    expect(logoTarget({ isSubscribed: true }, owner)).toBe('/');
    expect(logoTarget({ isSubscribed: false }, anAgent())).toBe('/');
    expect(logoTarget({ isSubscribed: false }, null)).toBe('/');
  });
});

describe('showsSidebarToggle', () => {
  it('is where the side navigation is, "on non-home pages" (specification §4)', () => {
    expect(showsSidebarToggle('/dashboard', true)).toBe(true);
    expect(showsSidebarToggle('/nowhere', true)).toBe(true);
    expect(showsSidebarToggle('/', true)).toBe(false);
    expect(showsSidebarToggle('/dashboard', false)).toBe(false);
  });
});

describe('hidesChrome', () => {
  it.each([
    ['true', false, true],
    ['true', true, true],
    ['false', false, false],
    ['false', true, false],
    [null, true, true],
    [null, false, false],
    ['', true, true],
    ['yes', false, false],
  ])('reads %j over a memory of %s as %s (readings 23)', (told, remembered, hidden) => {
    expect(hidesChrome(told, remembered)).toBe(hidden);
  });
});
