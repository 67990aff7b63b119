import type { Agency } from '@livery/contract/agency/agency';
import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { anAgency } from '../../support/data/an-agency.ts';
import { aHotelDeal } from '../../support/data/some-deals.ts';
import { type FakeShell, fakeShell } from '../../support/pages/fake-shell.ts';
import { renderApp } from '../../support/pages/render-app.tsx';

const NAME = 'Unlock instant savings by signing in';

function aVisitor(overrides: Partial<Agency> = {}): FakeShell {
  return fakeShell({
    showsPrices: false,
    agency: { kind: 'ready', agency: anAgency(overrides) },
    hotels: { kind: 'list', deals: [aHotelDeal()] },
  });
}

async function openPopup(overrides: Partial<Agency> = {}) {
  const shell = await renderApp(aVisitor(overrides));
  act(() => shell.set.savePriceOpen.next(true));
  return { shell, dialog: await screen.findByRole('dialog', { name: NAME }) };
}

describe('the save-price popup (rules §4)', () => {
  it('is a modal that offers both ways in, each leading back to the deals of the tab', async () => {
    const { dialog } = await openPopup();
    expect(dialog).toHaveProperty('open', true);
    const links = within(dialog).getAllByRole('link');
    expect(links.map((link) => link.textContent)).toEqual(['Sign Up', 'Log In']);
    expect(links.map((link) => new URL(link.getAttribute('href') ?? '', 'https://x.example').pathname)).toEqual([
      '/signup',
      '/login',
    ]);
    for (const link of links) {
      const query = new URL(link.getAttribute('href') ?? '', 'https://x.example').searchParams;
      expect(query.get('redirect')).toBe('/?tab=Hotels');
    }
  });

  it.each([
    [false, "Prices here are for members. Once you've signed in, every deal shows its price."],
    [true, 'Everybody sees the prices here. With an account, your trips are all in one place.'],
  ])('says what is true of the agency: prices are shown to visitors is %j', async (showsPrices, hint) => {
    const { shell, dialog } = await openPopup();
    act(() => shell.set.showsPrices.next(showsPrices));
    expect(within(dialog).getByText(hint)).toBeTruthy();
  });

  it.each([
    [{ hidesLogin: true }, 'Sign Up'],
    [{ hidesSignup: true }, 'Log In'],
  ])('shows only the allowed button: %j (rules 4.12)', async (hidden, allowed) => {
    const { dialog } = await openPopup(hidden);
    const links = within(dialog).getAllByRole('link');
    expect(links.map((link) => link.textContent)).toEqual([allowed]);
  });

  it("closes before a remote's sign-in dialog opens in place of the page (rules 4.16)", async () => {
    const { shell, dialog } = await openPopup();
    act(() => shell.set.signInOffered.next(true));
    await userEvent.click(within(dialog).getByRole('link', { name: 'Sign Up' }));
    expect(dialog).toHaveProperty('open', false);
    const calls = shell.did.filter(([name]) => name === 'close' || name === 'openSignIn');
    expect(calls.slice(0, 2)).toEqual([['close'], ['openSignIn', 'signup']]);
  });

  it('notifies the shell that it was closed, and gives the focus back', async () => {
    const shell = await renderApp(aVisitor());
    const reveal = screen.getByRole('button', { name: 'Reveal Price' });
    await userEvent.click(reveal);
    act(() => shell.set.savePriceOpen.next(true));
    const dialog = await screen.findByRole('dialog', { name: NAME });
    expect(dialog.contains(document.activeElement)).toBe(true);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(shell.did.map(([name]) => name)).toContain('close'));
    act(() => shell.set.savePriceOpen.next(false));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(document.activeElement).toBe(reveal);
  });
});
