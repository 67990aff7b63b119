import { act, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { type PageAddress, pathWithQuery } from '../../../src/domain/navigation/page-address.ts';
import { type FakeShell, fakeShell } from '../../support/pages/fake-shell.ts';
import { renderApp } from '../../support/pages/render-app.tsx';

const tab = (name: string) => screen.getByRole('tab', { name });
const chosen = () => screen.getByRole('tab', { selected: true }).textContent;

/** The addresses whose data the shell was to load, each once where it was the same. */
function opened({ did }: FakeShell): readonly string[] {
  const pages = did.flatMap(([name, page]) => (name === 'openPageData' ? [page as PageAddress] : []));
  return [...new Set(pages.map(pathWithQuery))];
}

describe('the tabs of the product deals', () => {
  it('are the services that the agency sells, in its order, and one stop of the keyboard', async () => {
    await renderApp(fakeShell({ tabs: ['flights', 'hotels', 'cars'], tab: 'flights' }), '/?tab=flights');
    const tabs = within(screen.getByRole('tablist', { name: 'Services' })).getAllByRole('tab');
    expect(tabs.map((one) => one.textContent)).toEqual(['Flights', 'Hotels', 'Car Rentals']);
    expect(tabs.map((one) => one.tabIndex)).toEqual([0, -1, -1]);
  });

  it('each name the panel that they show', async () => {
    await renderApp();
    const panel = screen.getByRole('tabpanel', { name: 'Hotels' });
    expect(tab('Hotels').getAttribute('aria-controls')).toBe(panel.id);
    expect(tab('Flights').hasAttribute('aria-controls')).toBe(false);
  });

  it('write a choice into the address, once, and show the deals that are loaded from there (rules §4)', async () => {
    const shell = await renderApp(fakeShell(), '/?lng=en');
    await userEvent.click(tab('Car Rentals'));
    expect(chosen()).toBe('Hotels');
    act(() => shell.set.tab.next('cars'));
    expect(chosen()).toBe('Car Rentals');
    await userEvent.click(tab('Car Rentals'));
    expect(opened(shell)).toEqual(['/?lng=en', '/?lng=en&tab=Car+Rentals']);
  });

  it('are walked through with the arrows, Home and End, without a search for each', async () => {
    const shell = await renderApp();
    const press = async (key: string) => {
      await userEvent.keyboard(key);
      return document.activeElement?.textContent;
    };
    act(() => tab('Hotels').focus());
    expect(await press('{ArrowRight}')).toBe('Car Rentals');
    expect(await press('{End}')).toBe('Cruises');
    expect(await press('{ArrowRight}')).toBe('Hotels');
    expect(await press('{ArrowLeft}')).toBe('Cruises');
    expect(chosen()).toBe('Hotels');
    expect(opened(shell)).toEqual(['/']);
  });

  it.each([
    ['Enter', '{Enter}'],
    ['Space', ' '],
  ])('are chosen by %s', async (_, key) => {
    const shell = await renderApp();
    act(() => tab('Hotels').focus());
    await userEvent.keyboard(`{ArrowRight}${key}`);
    expect(opened(shell)).toEqual(['/', '/?tab=Car+Rentals']);
  });

  it('are one tab stop: Tab leaves from the focused one, and returns to the selected one', async () => {
    await renderApp();
    act(() => tab('Hotels').focus());
    await userEvent.keyboard('{End}');
    expect(screen.getAllByRole('tab').filter(({ tabIndex }) => tabIndex === 0)).toEqual([tab('Cruises')]);
    await userEvent.tab();
    expect(document.activeElement?.getAttribute('role')).not.toBe('tab');
    await userEvent.tab({ shift: true });
    expect(document.activeElement).toBe(tab('Hotels'));
  });

  it('mirror their arrows in Arabic', async () => {
    const shell = await renderApp(fakeShell({ language: 'ar' }));
    act(() => screen.getAllByRole('tab')[0]?.focus());
    await userEvent.keyboard('{ArrowLeft}{Enter}');
    expect(opened(shell)).toEqual(['/', '/?tab=Car+Rentals']);
  });

  it('leave kind words where there are none', async () => {
    await renderApp(fakeShell({ tabs: [], tab: null }));
    expect(screen.queryByRole('tablist')).toBeNull();
    const section = within(screen.getByRole('region', { name: 'Product Deals' }));
    expect(section.getByText(/no deals at the moment/)).toBeTruthy();
  });
});

// @rule 2.11
describe('a service that is not searched (rules 2.11)', () => {
  it.each([
    ['cruises', 'Get ready to set sail!', '/booknow/cruise'],
    ['flights', 'Search for flights to your next destination!', '/booknow/flights'],
  ] as const)('shows its banner and nothing else: %s', async (name, words, path) => {
    await renderApp(fakeShell({ tab: name }), `/?tab=${name}`);
    const panel = within(screen.getByRole('tabpanel'));
    expect((await panel.findByRole('heading', { level: 3 })).textContent).toBe(words);
    expect(panel.getByRole('link', { name: 'Book Now' }).getAttribute('href')).toBe(path);
    expect(panel.queryByRole('status')).toBeNull();
    expect(panel.queryAllByTestId('deal-skeleton')).toHaveLength(0);
  });
});
