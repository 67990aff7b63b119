import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { aHotelDeal } from '../../support/data/some-deals.ts';
import { fakeShell } from '../../support/pages/fake-shell.ts';
import { renderApp } from '../../support/pages/render-app.tsx';

function theDeals() {
  return within(screen.getByRole('region', { name: 'Product Deals' }));
}

// @rule 2.9, 9.7
describe('the hotel deals of the home page', () => {
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

  it('show a hundred of them, the first ones at once', async () => {
    const otherDeals = Array.from({ length: 99 }, (_, n) => aHotelDeal({ name: `Hotel ${n}` }));
    await renderApp(fakeShell({ hotels: { kind: 'list', deals: [aHotelDeal(), ...otherDeals] } }));
    const cards = () => document.querySelectorAll('article');
    expect(cards().length).toBeGreaterThanOrEqual(12);
    await waitFor(() => expect(cards()).toHaveLength(100));
  });
});
