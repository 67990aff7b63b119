import { anAgent } from '@livery/testkit/users';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import type { SideNavigationItem } from '../../../src/domain/navigation/side-navigation.ts';
import { somePrices } from '../../support/data/some-prices.ts';
import { fakeShell } from '../../support/pages/fake-shell.ts';
import { renderApp } from '../../support/pages/render-app.tsx';
import { signedInAs } from '../../support/seen.ts';

const item = (overrides: Partial<SideNavigationItem>): SideNavigationItem => ({
  text: 'dashboard',
  label: 'Dashboard',
  path: '/dashboard',
  disabled: false,
  opens: 'page',
  external: false,
  ...overrides,
});

const ITEMS = [
  item({}),
  item({ text: 'wallet', label: 'Wallet', path: '/wallet/details/', disabled: true }),
  item({ text: null, label: '<i>Guides</i>', path: '/users/guides' }),
  item({
    text: 'xeni-academy',
    label: 'Xeni Academy',
    path: 'https://academy.example',
    opens: 'academy',
    external: true,
  }),
];

async function tools(overrides: Parameters<typeof fakeShell>[0] = {}) {
  const ready = { kind: 'ready', items: ITEMS } as const;
  const shell = await renderApp(
    fakeShell({ ...signedInAs(anAgent()), sideNavigation: ready, ...overrides }),
    '/dashboard',
  );
  const nav = await screen.findByRole('navigation', { name: 'Agency tools' });
  return { shell, nav, inside: within(nav) };
}

describe('the side navigation (rules §2 and §4)', () => {
  it('lists the back end’s entries, texts as plain text', async () => {
    const { inside } = await tools();
    expect(inside.getByRole('link', { name: 'Dashboard' }).getAttribute('href')).toBe('/dashboard');
    expect(inside.getByRole('link', { name: '<i>Guides</i>' }).getAttribute('href')).toBe('/users/guides');
  });

  it('has headings for groups of entries; Log Out stands alone', async () => {
    const { inside } = await tools({
      sideNavigation: {
        kind: 'ready',
        items: [...ITEMS, item({ text: 'log-out', label: 'Log Out', path: '/logout' })],
      },
    });
    const linksOf = (name: string) =>
      within(inside.getByRole('group', { name }))
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent?.replace(/[,:].*/, ''));
    expect(linksOf('Overview')).toEqual(['Dashboard']);
    expect(linksOf('Your agency')).toEqual(['Wallet']);
    expect(linksOf('Help')).toEqual(['Xeni Academy']);
    expect(linksOf('More')).toEqual(['<i>Guides</i>']);
    expect(inside.getByRole('link', { name: 'Log Out' }).closest('[role="group"]')?.ariaLabel).toBeFalsy();
  });

  it('reports whether there is room beside the page, and that the window became wider', async () => {
    const room = { ...matchMedia('all'), matches: false };
    const widened = vi.fn();
    room.addEventListener = (_: string, listener: unknown) => widened.mockImplementation(listener as () => void);
    const media = vi.spyOn(window, 'matchMedia').mockReturnValue(room);
    const { shell } = await tools();
    const events = () => shell.did.filter(([name]) => name === 'onSidebarEvent').map(([, event]) => event);
    expect(events().at(-1)).toEqual({ kind: 'room-measured', hasRoom: false });
    room.matches = true;
    widened();
    expect(events().at(-1)).toEqual({ kind: 'room-changed', hasRoom: true });
    media.mockRestore();
  });

  it('collapses by a click on a link, or beside it, but not on the top menu', async () => {
    const { shell, inside } = await tools({ sidebar: 'expanded' });
    await userEvent.click(inside.getByRole('link', { name: 'Dashboard' }));
    expect(shell.did).toContainEqual(['onSidebarEvent', { kind: 'link-clicked' }]);
    await userEvent.click(screen.getByRole('main'));
    expect(shell.did).toContainEqual(['onSidebarEvent', { kind: 'clicked-outside', on: 'page' }]);
    await userEvent.click(screen.getByRole('button', { name: 'Currency: USD' }));
    expect(shell.did).toContainEqual(['onSidebarEvent', { kind: 'clicked-outside', on: 'top-menu' }]);
    await userEvent.click(screen.getByRole('button', { name: 'Side menu' }));
    expect(shell.did).toContainEqual(['onSidebarEvent', { kind: 'clicked-outside', on: 'toggler' }]);
  });

  it('reports a mouse that rests on it and leaves, not a finger', async () => {
    const { shell, nav } = await tools();
    shell.did.splice(0);
    const events = () => shell.did.filter(([name]) => name === 'onSidebarEvent').map(([, event]) => event);
    fireEvent.pointerEnter(nav, { pointerType: 'touch' });
    expect(events()).toEqual([]);
    fireEvent.pointerEnter(nav, { pointerType: 'mouse' });
    fireEvent.pointerLeave(nav, { pointerType: 'mouse' });
    expect(events()).toEqual([{ kind: 'pointer-rests' }, { kind: 'left' }]);
  });

  it('leads from the profile block to the profile settings, with a credit in the selected currency', async () => {
    const rich = signedInAs(anAgent([], { credits: { amount: 10, currency: 'USD' } }));
    const { shell, inside } = await tools({ ...rich, prices: somePrices({ currency: 'EUR' }) });
    const profile = inside.getByRole('link', { name: /Profile settings for Ada, credit: ≈\s€40\.00/ });
    expect(profile.getAttribute('href')).toBe('/settings/profile');
    act(() => shell.set.profile.next(signedInAs(anAgent([], { credits: { amount: 0, currency: 'USD' } })).profile));
    expect(inside.queryByText(/Credit/)).toBeNull();
  });

  it('states that it is loading, and that it failed, with a way to try again', async () => {
    const { shell, inside } = await tools({ sideNavigation: { kind: 'loading' } });
    expect(inside.getByRole('status').textContent).toBe('Loading your tools…');
    act(() => shell.set.sideNavigation.next({ kind: 'failed', failure: { kind: 'timed-out' } }));
    expect(inside.getByRole('alert').textContent).toContain('something went wrong');
    const refusedFailure = { kind: 'refused', status: 500, message: 'Menus are being moved.' } as const;
    act(() => shell.set.sideNavigation.next({ kind: 'failed', failure: refusedFailure }));
    expect(inside.getByRole('alert').textContent).toContain('Menus are being moved.');
    const navigationBefore = shell.requestCounts.navigation;
    await userEvent.click(inside.getByRole('button', { name: 'Retry' }));
    expect(shell.requestCounts.navigation).toBe(navigationBefore + 1);
  });
});
