import { liveFromSubject } from '@livery/contract/shared/live';
import { err, ok } from '@livery/contract/shared/result';
import type { Place } from '@livery/contract/trip/places';
import { ARIA_MODULE } from '@livery/ui/load-aria';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { BehaviorSubject } from 'rxjs';
import { describe, expect, it, vi } from 'vitest';
import type { Suggestions, SuggestState } from '../../../src/application/trip/trip.ts';
import { anAgency } from '../../support/data/an-agency.ts';
import { type FakeShell, fakeShell } from '../../support/pages/fake-shell.ts';
import { renderApp } from '../../support/pages/render-app.tsx';

vi.stubGlobal('matchMedia', () => ({
  matches: false,
  addEventListener: () => undefined,
  removeEventListener: () => undefined,
}));

const LISBON: Place = {
  name: 'Lisbon',
  fullName: 'Lisbon, Portugal',
  kind: 'city',
  coordinates: { latitude: 38.72, longitude: -9.14 },
};

/** Requests for suggestions, to which the test responds. */
function fakeSuggestions() {
  const state = new BehaviorSubject<SuggestState<Place>>({ kind: 'idle' });
  const typedTexts: string[] = [];
  const find = vi.fn<Suggestions<Place>['find']>(async () => ok([]));
  const givenSuggestions: Suggestions<Place> = {
    state: liveFromSubject(state),
    type(text) {
      typedTexts.push(text);
      state.next(text === '' ? { kind: 'idle' } : { kind: 'loading', text });
    },
    find,
  };
  return { state, typed: typedTexts, find, given: givenSuggestions };
}

async function renderHome(path = '/', menu = anAgency().bookingMenu) {
  await ARIA_MODULE.load();
  const suggestions = fakeSuggestions();
  const shell = fakeShell({ agency: { kind: 'ready', agency: { ...anAgency(), bookingMenu: menu } } });
  const site: FakeShell = { ...shell, trip: { ...shell.trip, hotels: suggestions.given } };
  await renderApp(site, path);
  return { ...suggestions, shell };
}

const panel = () => screen.findByRole('form', { name: 'Find your hotel' });
const bothServices = [
  { service: 'flights', active: true },
  { service: 'hotels', active: true },
  { service: 'cars', active: false },
] as const;

describe('the search panel of the home page', () => {
  it('has the products that the agency sells, in its order, and the first one’s form', async () => {
    await renderHome('/', bothServices);
    const tabs = await screen.findByRole('navigation', { name: 'What to book' });
    expect(
      within(tabs)
        .getAllByRole('link')
        .map(({ textContent }) => textContent),
    ).toEqual(['Flights', 'Hotels']);
    expect(screen.getByRole('form', { name: 'Find your flight' })).toBeTruthy();
    fireEvent.click(within(tabs).getByRole('link', { name: 'Hotels' }));
    expect(await panel()).toBeTruthy();
  });

  it('has links that keep what the home page reads of its address, and nothing else', async () => {
    await renderHome('/?tab=Activities&lat=1&long=2&search=hotels&lng=en&other=1', bothServices);
    const tabs = await screen.findByRole('navigation', { name: 'What to book' });
    const links = within(tabs).getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/?tab=Activities&lat=1&long=2&lng=en&search=flights',
      '/?tab=Activities&lat=1&long=2&lng=en&search=hotels',
    ]);
  });

  it('is not there where nothing is sold', async () => {
    await renderHome('/', []);
    await screen.findByRole('heading', { level: 1 });
    expect(screen.queryByRole('form')).toBeNull();
  });

  it('has the days of the visitor’s own calendar, and those of the next day once it is known', async () => {
    const { shell } = await renderHome('/', [{ service: 'hotels', active: true }]);
    const form = await panel();
    expect(within(form).getByRole('button', { name: /^Dates: Nov 25, 2026 \| Nov 26, 2026$/ })).toBeTruthy();
    act(() => shell.set.today.next(Temporal.PlainDate.from('2026-11-25')));
    expect(within(form).getByRole('button', { name: /^Dates: Nov 26, 2026 \| Nov 27, 2026$/ })).toBeTruthy();
  });

  it('says what is missing, and looks up what was typed before it searches', async () => {
    const { find, shell } = await renderHome('/', [{ service: 'hotels', active: true }]);
    const form = await panel();
    fireEvent.submit(form);
    expect(await within(form).findByText('Please choose a place from the suggestions')).toBeTruthy();
    const field = () => within(form).getByLabelText('Destination');
    fireEvent.change(field(), { target: { value: 'lis' } });
    find.mockResolvedValueOnce(err({ kind: 'unreachable' }));
    fireEvent.submit(form);
    expect(await within(form).findAllByText('Failed to fetch suggestions')).not.toHaveLength(0);
    // While a list is open, react-aria hides everything around it.
    const button = within(form).getByRole('button', { name: 'Search hotels', hidden: true });
    await waitFor(() => expect(button.getAttribute('aria-disabled')).toBeNull());
    find.mockResolvedValueOnce(ok([LISBON]));
    fireEvent.submit(form);
    const lastOpening = () => shell.did.findLast(([name]) => name === 'openPageData')?.[1];
    await waitFor(() => expect(lastOpening()).toMatchObject({ path: '/booknow/hotels/search' }));
    expect(String(Reflect.get(lastOpening() as object, 'query'))).toMatch(
      /^place=Lisbon&lat=38.7200&long=-9.1400&checkIn=/,
    );
  });

  it('says what to do for one letter, and asks for nothing', async () => {
    const { typed } = await renderHome('/', [{ service: 'hotels', active: true }]);
    const form = await panel();
    act(() => within(form).getByLabelText('Destination').focus());
    const field = await screen.findByRole('combobox', { name: 'Destination' });
    fireEvent.change(field, { target: { value: 'l' } });
    expect(await screen.findAllByText('Type at least two characters')).not.toHaveLength(0);
    expect(typed).not.toContain('l');
  });

  it('asks for suggestions once for a text, whatever in its list is reported as focused', async () => {
    const { state, typed } = await renderHome('/', [{ service: 'hotels', active: true }]);
    const form = await panel();
    act(() => within(form).getByLabelText('Destination').focus());
    const field = () => screen.getByRole('combobox', { name: 'Destination' });
    await waitFor(field);
    fireEvent.change(field(), { target: { value: 'lis' } });
    await waitFor(() => expect(typed).toContain('lis'));
    fireEvent.focus(field());
    act(() => state.next({ kind: 'list', text: 'lis', items: [LISBON] }));
    fireEvent.focus(field());
    expect(typed.filter((text) => text === 'lis')).toEqual(['lis']);
    act(() => state.next({ kind: 'failed', text: 'lis', failure: { kind: 'unreachable' } }));
    fireEvent.focus(field());
    expect(typed.filter((text) => text === 'lis')).toEqual(['lis', 'lis']);
  });

  it('keeps the save-price popup away while it has the focus, and for five seconds after', async () => {
    const { shell } = await renderHome('/', [{ service: 'hotels', active: true }]);
    const form = await panel();
    // Other parts hold it back, too, such as deals that are loading.
    const holds = () => {
      const count = (name: string) => shell.did.filter(([what]) => what === name).length;
      return count('suppress') - count('backAgain');
    };
    const holdsBefore = holds();
    const nextElement = within(form).getByRole('button', { name: /^Dates/ });
    act(() => within(form).getByLabelText('Destination').focus());
    expect(holds()).toBe(holdsBefore + 1);
    act(() => nextElement.focus());
    expect(holds()).toBe(holdsBefore + 1);
    vi.useFakeTimers();
    act(() => nextElement.blur());
    act(() => void vi.advanceTimersByTime(4999));
    expect(holds()).toBe(holdsBefore + 1);
    act(() => void vi.advanceTimersByTime(1));
    expect(holds()).toBe(holdsBefore);
    vi.useRealTimers();
  });

  it('lists the places of recent searches before anything is typed, and takes the place alone', async () => {
    const values = { place: 'Lisbon', lat: '38.7223', long: '-9.1393', checkIn: '2026-01-01', checkOut: '2026-01-03' };
    const { shell } = await renderHome('/', [{ service: 'hotels', active: true }]);
    act(() => shell.set.recentSearches.next([{ product: 'hotels', values }]));
    const form = await panel();
    const days = () => within(form).getByRole('button', { name: /^Dates: / }).textContent;
    const daysBefore = days();
    within(form).getByLabelText('Destination').focus();
    const recent = within(await screen.findByRole('group', { name: 'Recent searches' }));
    fireEvent.click(recent.getByRole('option', { name: 'Lisbon' }));
    await waitFor(() => expect(screen.queryByRole('group', { name: 'Recent searches' })).toBeNull());
    expect(within(form).getByRole<HTMLInputElement>('combobox', { name: 'Destination' }).value).toBe('Lisbon');
    expect(days()).toBe(daysBefore);
  });
});
