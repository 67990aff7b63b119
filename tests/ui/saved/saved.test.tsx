import type { SavedItem } from '@livery/contract/saved/saved-item';
import { anAgent } from '@livery/testkit/users';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { fakeShell } from '../../support/pages/fake-shell.ts';
import { renderApp } from '../../support/pages/render-app.tsx';
import { seeEverything } from '../../support/pages/sees-everything.ts';
import { signedInAs } from '../../support/seen.ts';

const HOTEL: SavedItem = { product: 'hotels', id: 'h1', path: '/booknow/hotels/h1', title: 'Harbour', picture: '' };
const LISBON = {
  product: 'hotels',
  values: { place: 'Lisbon', checkIn: '2026-12-01', checkOut: '2026-12-03', guests: '2-5' },
} as const;

seeEverything();

describe('the page of favourites', () => {
  it('lists what was marked, each with its heart and a search like it', async () => {
    const shell = await renderApp(fakeShell({ favourites: [HOTEL] }), '/favourites');
    const card = within(await screen.findByRole('article'));
    expect(card.getByRole('link', { name: 'Harbour' }).getAttribute('href')).toBe('/booknow/hotels/h1');
    expect(card.getByRole('link', { name: 'Search again' }).getAttribute('href')).toBe('/like/hotels');
    await userEvent.click(card.getByRole('button', { name: 'Favourite: Harbour', pressed: true }));
    await waitFor(() => expect(shell.did).toContainEqual(['setFavourite', HOTEL, false]));
  });

  it('keeps the focus in the list, on the next heart, then on its heading', async () => {
    const others = ['Castle', 'Tower'].map((title) => ({ ...HOTEL, id: title, title }));
    const shell = await renderApp(fakeShell({ favourites: [HOTEL, ...others] }), '/favourites');
    (await screen.findByRole('button', { name: 'Favourite: Castle' })).focus();
    await act(async () => shell.set.favourites.next([HOTEL, ...others.slice(1)]));
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Favourite: Tower');
    await act(async () => shell.set.favourites.next([HOTEL]));
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Favourite: Harbour');
    await act(async () => shell.set.favourites.next([]));
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
  });

  it('says for when and for how many it was found, and what it cost then', async () => {
    const path = '/booknow/hotels/search-details?id=h1&checkIn=2026-12-01&checkOut=2026-12-03&guests=2-5';
    const priced = { ...HOTEL, path, price: { amount: 480, currency: 'USD' } };
    await renderApp(fakeShell({ favourites: [priced] }), '/favourites');
    const card = within(await screen.findByRole('article'));
    expect(card.getByText('Dec 01, 2026 | Dec 03, 2026')).toBeTruthy();
    expect(card.getByText('3 guests')).toBeTruthy();
    expect(card.getByText(/^From \W*480\.00\W* when you saved it$/)).toBeTruthy();
    cleanup();
    await renderApp(fakeShell({ favourites: [priced], showsPrices: false }), '/favourites');
    await screen.findByText('3 guests');
    expect(screen.queryByText(/480/)).toBeNull();
  });

  it('has buttons of the remote that sells, for agents alone', async () => {
    const places = ({ did }: { readonly did: readonly (readonly unknown[])[] }) =>
      did.flatMap(([name, slot, place]) => (name === 'openSlot' && slot === 'item.actions' ? [place] : []));
    const visitor = await renderApp(fakeShell({ favourites: [HOTEL] }), '/favourites');
    await screen.findByRole('article');
    expect(places(visitor)).toEqual([]);
    cleanup();
    const agent = await renderApp(fakeShell({ ...signedInAs(anAgent()), favourites: [HOTEL] }), '/favourites');
    await waitFor(() => expect(places(agent)).toMatchObject([{ props: { path: HOTEL.path, title: HOTEL.title } }]));
  });

  it.each(['/', '/favourites'])('has below it what agents put together, and for agents alone: %s', async (path) => {
    const trays = ({ did }: { readonly did: readonly (readonly unknown[])[] }) =>
      did.filter(([name, slot]) => name === 'openSlot' && slot === 'item.tray');
    const visitor = await renderApp(fakeShell(), path);
    await screen.findByRole('heading', { level: 1 });
    expect(trays(visitor)).toEqual([]);
    cleanup();
    const agent = await renderApp(fakeShell(signedInAs(anAgent())), path);
    await waitFor(() => expect(trays(agent)).toHaveLength(1));
  });

  it('says what to do where there are none', async () => {
    await renderApp(fakeShell(), '/favourites');
    expect(await screen.findByText('No favourites yet')).toBeTruthy();
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Favourites');
  });

  it('tells that the account lacks changes, and saves them again', async () => {
    const shell = await renderApp(fakeShell({ favourites: [HOTEL], favouritesUnsaved: true }), '/favourites');
    const alert = await screen.findByText(/couldn't be saved to your account/);
    expect(alert).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(shell.did).toContainEqual(['saveAgain']);
    act(() => shell.set.favouritesUnsaved.next(false));
    expect(screen.queryByText(/couldn't be saved to your account/)).toBeNull();
  });
});

describe('the header’s link to the favourites', () => {
  const banner = () => within(screen.getByRole('banner'));

  it('says how many there are, and follows what is marked', async () => {
    const shell = await renderApp(fakeShell({ favourites: [HOTEL] }), '/errors');
    const link = await banner().findByRole('link', { name: '1 favourite' });
    expect([link.getAttribute('href'), link.textContent]).toEqual(['/favourites', '1']);
    act(() => shell.set.favourites.next([HOTEL, { ...HOTEL, id: 'h2' }]));
    expect(banner().getByRole('link', { name: '2 favourites' })).toBeTruthy();
    act(() => shell.set.favourites.next([]));
    expect(banner().queryByRole('link', { name: /favourite/ })).toBeNull();
  });

  it('comes with the first favourite of a visitor who has saved nothing before', async () => {
    const shell = fakeShell();
    const savedLists = { ...shell.saved, isAny: () => false };
    await renderApp({ ...shell, saved: savedLists }, '/errors');
    expect(banner().queryByRole('link', { name: /favourite/ })).toBeNull();
    act(() => shell.set.favourites.next([HOTEL]));
    expect(await banner().findByRole('link', { name: '1 favourite' })).toBeTruthy();
  });
});

describe('what the visitor left off with, on the home page', () => {
  const region = () => screen.findByRole('region', { name: 'Continue where you left off' });

  it('names a search by place, dates and guests, and leads to its results', async () => {
    await renderApp(fakeShell({ recentSearches: [LISBON] }));
    const section = within(await region());
    expect(section.getByRole('link', { name: 'Lisbon' }).getAttribute('href')).toBe('/search/hotels');
    expect(section.getByText('Dec 01, 2026 | Dec 03, 2026')).toBeTruthy();
    expect(section.getByText('3 guests')).toBeTruthy();
  });

  it('marks what is in another language than the page’s', async () => {
    const search = { ...LISBON, values: { ...LISBON.values, place: 'Lissabon' }, language: 'de' } as const;
    await renderApp(
      fakeShell({ recentSearches: [search], recentlySeen: [{ ...HOTEL, title: 'Hafen', language: 'de' }] }),
    );
    const section = within(await region());
    const languageOf = (name: string) => section.getByText(name).getAttribute('lang');
    expect([languageOf('Lissabon'), languageOf('Hafen')]).toEqual(['de', 'de']);
    cleanup();
    await renderApp(fakeShell({ recentSearches: [LISBON], recentlySeen: [{ ...HOTEL, language: 'en' }] }));
    expect(
      within(await region())
        .getByText('Harbour')
        .getAttribute('lang'),
    ).toBeNull();
  });

  it('lets each go, with the focus in the section, and all at once', async () => {
    const shell = await renderApp(fakeShell({ recentSearches: [LISBON], recentlySeen: [HOTEL] }));
    const section = within(await region());
    await userEvent.click(section.getByRole('button', { name: 'Remove: Harbour' }));
    expect(shell.did).toContainEqual(['removeSeen', HOTEL]);
    await act(async () => shell.set.recentlySeen.next([]));
    expect(document.activeElement?.textContent).toBe('Continue where you left off');
    await userEvent.click(section.getByRole('button', { name: /^Remove: Lisbon/ }));
    expect(shell.did).toContainEqual(['removeSearch', LISBON]);
    await userEvent.click(section.getByRole('button', { name: 'Clear all' }));
    expect(shell.did).toContainEqual(['clearRecents']);
    act(() => shell.set.recentSearches.next([]));
    expect(screen.queryByRole('region', { name: 'Continue where you left off' })).toBeNull();
  });
});
