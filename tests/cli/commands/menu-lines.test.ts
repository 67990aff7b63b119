import { describe, expect, it } from 'vitest';
import { menuLines } from '../../../src/cli/commands/menu-lines.ts';
import { outputFor } from '../support/output-for.ts';

describe('menu --batch', () => {
  it('greys what may not be read, and gives the Academy its own address (rules §6, rules 2.20)', () => {
    const line = {
      agency: {},
      user: { isTravelAgent: true, permissions: { bookings: { read: 'true' }, 'xeni-academy': { read: true } } },
      navigations: [
        { label: 'Bookings', path: '/bookings' },
        { label: 'Xeni Academy', path: '' },
      ],
      policies: { default: { academyUrl: 'https://academy.example' } },
    };
    expect(outputFor(menuLines, line)).toMatchObject({
      sideNav: [
        { label: 'Bookings', path: '/bookings', disabled: true, external: false },
        { label: 'Xeni Academy', path: 'https://academy.example', disabled: false, external: true },
      ],
    });
  });

  it('shows a visitor no profile menu', () => {
    expect(outputFor(menuLines, { user: null })).toEqual({ profileMenu: [], sideNav: [] });
  });

  it('names the navigation that is wrong', () => {
    expect(outputFor(menuLines, { navigations: [{ label: 'A', path: '/a' }, { label: 5 }] })).toEqual({
      error: 'The field "navigations.1.label" must be text or null, not 5.',
    });
  });
});
