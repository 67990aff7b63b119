import { act, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { aHotelDeal } from '../../support/data/some-deals.ts';
import { type FakeShell, fakeShell } from '../../support/pages/fake-shell.ts';
import { renderApp } from '../../support/pages/render-app.tsx';

const WITH_DEALS = { hotels: { kind: 'list', deals: [aHotelDeal()] } } as const;

const openOverlayCount = (shell: FakeShell) =>
  shell.did.filter(([name]) => name === 'suppress').length - shell.did.filter(([name]) => name === 'backAgain').length;

describe('what is open over the page (rules §4, save-price popup)', () => {
  it.each([
    ['the language picker', 'Language: English (EN)', 'Language'],
    ['the currency picker', 'Currency: USD', 'Currency'],
    ['the menu of small screens', 'Open the menu', 'Menu'],
    ['the privacy settings', 'Privacy choices', 'May we use analytics cookies?'],
  ])('keeps the save-price popup closed: %s', async (_, button, name) => {
    const shell = await renderApp(fakeShell({ ...WITH_DEALS, companies: 'google', consent: 'denied' }));
    expect(openOverlayCount(shell)).toBe(0);
    await userEvent.click(await screen.findByRole('button', { name: button }));
    const dialog = await screen.findByRole('dialog', { name });
    expect(openOverlayCount(shell)).toBe(1);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Close' }));
    expect(openOverlayCount(shell)).toBe(0);
  });

  it('keeps it closed while consent is requested, until the visitor has decided', async () => {
    const shell = await renderApp(fakeShell({ ...WITH_DEALS, companies: 'google', consent: 'undecided' }));
    expect(openOverlayCount(shell)).toBe(1);
    act(() => shell.set.consent.next('denied'));
    expect(openOverlayCount(shell)).toBe(0);
  });

  it('keeps it closed while deals are loading, and where they failed', async () => {
    const shell = await renderApp(fakeShell());
    expect(openOverlayCount(shell)).toBe(1);
    act(() => shell.set.hotels.next({ kind: 'failed', failure: { kind: 'unreachable' } }));
    expect(openOverlayCount(shell)).toBe(1);
    act(() => shell.set.hotels.next(WITH_DEALS.hotels));
    expect(openOverlayCount(shell)).toBe(0);
    act(() => shell.set.hotels.next({ kind: 'empty' }));
    expect(openOverlayCount(shell)).toBe(0);
  });

  it('is not kept closed on a tab that has no deals to wait for', async () => {
    const shell = await renderApp(fakeShell({ tab: 'flights' }), '/?tab=Flights');
    expect(openOverlayCount(shell)).toBe(0);
  });
});
