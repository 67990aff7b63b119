import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { aHotelDeal } from '../../support/data/some-deals.ts';
import { fakeShell } from '../../support/pages/fake-shell.ts';
import { renderApp } from '../../support/pages/render-app.tsx';

const FAILED = { kind: 'failed', failure: { kind: 'timed-out' } } as const;

function theDeals() {
  return within(screen.getByRole('region', { name: 'Product Deals' }));
}

// @rule 2.9, 9.7
describe('the hotel deals of the home page', () => {
  it('have 4 skeletons until they are there (rules §4)', async () => {
    await renderApp();
    expect(theDeals().getByRole('tab', { name: 'Hotels', selected: true })).toBeTruthy();
    expect(theDeals().getByRole('status').textContent).toBe('Loading deals…');
    expect(theDeals().getAllByRole('listitem', { hidden: true })).toHaveLength(4);
    expect(theDeals().queryAllByRole('listitem')).toHaveLength(0);
  });

  it('are laid out in a first row of four, whose pictures load at once, the first before all, and the rest after it', async () => {
    const deals = [aHotelDeal(), ...[1, 2, 3, 4, 5].map((n) => aHotelDeal({ name: `Hotel ${n}` }))] as const;
    await renderApp(fakeShell({ hotels: { kind: 'list', deals } }));
    const rows = theDeals()
      .getAllByRole('list')
      .map((row) => within(row).getAllByRole('article'));
    expect(rows.map((row) => row.length)).toEqual([4, 2]);
    const pictures = rows.flat().map((card) => card.querySelector('img'));
    const loading = pictures.map((picture) => picture?.getAttribute('loading'));
    expect(loading).toEqual(['eager', 'eager', 'eager', 'eager', 'lazy', 'lazy']);
    const priorities = pictures.map((picture) => picture?.getAttribute('fetchpriority'));
    expect(priorities).toEqual(['high', null, null, null, null, null]);
    expect(theDeals().getByRole('status').textContent).toBe('6 deals');
  });

  it('give way to a promo card with Book Now when there are none (rules §2)', async () => {
    await renderApp(fakeShell({ hotels: { kind: 'empty' } }));
    expect((await theDeals().findByRole('link', { name: 'Book Now' })).getAttribute('href')).toBe('/booknow/hotels');
    expect(theDeals().queryByRole('button', { name: 'Retry' })).toBeNull();
    expect(theDeals().queryByText("Couldn't load deals", { selector: 'p' })).toBeNull();
  });

  it('distinguish failure from emptiness: promo card, quiet notice, session id and Retry (rules 4.7)', async () => {
    const shell = await renderApp(fakeShell({ hotels: FAILED }));
    expect(await theDeals().findByRole('link', { name: 'Book Now' })).toBeTruthy();
    expect(theDeals().getByText("Couldn't load deals", { selector: 'p' })).toBeTruthy();
    expect(theDeals().getByText(/session-0123456789/)).toBeTruthy();
    expect(theDeals().getByText('something went wrong')).toBeTruthy();
    expect(theDeals().getByRole('status').textContent).toBe("Couldn't load deals. something went wrong");
    const refused = { kind: 'refused', status: 500, message: 'Deals are being counted.' } as const;
    act(() => shell.set.hotels.next({ kind: 'failed', failure: refused }));
    expect(theDeals().getByText('Deals are being counted.')).toBeTruthy();

    const before = shell.requestCounts.hotels;
    await userEvent.click(theDeals().getByRole('button', { name: 'Retry' }));
    expect(shell.requestCounts.hotels).toBe(before + 1);
    act(() => shell.set.hotels.next({ kind: 'loading' }));
    expect(screen.getByRole('region', { name: 'Product Deals' }).contains(document.activeElement)).toBe(true);
    act(() => shell.set.hotels.next({ kind: 'list', deals: [aHotelDeal()] }));
    expect(theDeals().getByText('Harbour View Hotel')).toBeTruthy();
    expect(theDeals().getByRole('status').textContent).toBe('1 deal');
  });

  it('show a hundred of them, the first ones at once', async () => {
    const others = Array.from({ length: 99 }, (_, n) => aHotelDeal({ name: `Hotel ${n}` }));
    await renderApp(fakeShell({ hotels: { kind: 'list', deals: [aHotelDeal(), ...others] } }));
    const cards = () => document.querySelectorAll('article');
    expect(cards().length).toBeGreaterThanOrEqual(12);
    await waitFor(() => expect(cards()).toHaveLength(100));
  });
});
