import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { fakeShell } from '../../support/pages/fake-shell.ts';
import { renderApp } from '../../support/pages/render-app.tsx';

const ALL = { kind: 'ready', value: [] } as const;

async function openPicker(overrides: Parameters<typeof fakeShell>[0] = { enabledCurrencies: ALL }) {
  const shell = await renderApp(fakeShell(overrides));
  const button = screen.getByRole('button', { name: /USD/ });
  await userEvent.click(button);
  await screen.findByRole('listbox');
  return { shell, button };
}

const field = () => screen.getByRole('combobox');
const options = () => within(screen.getByRole('listbox')).queryAllByRole('option');
const activeText = () => document.getElementById(field().getAttribute('aria-activedescendant') ?? '')?.textContent;

describe('the currency picker', () => {
  it('lists all currencies by country where none are singled out, the chosen one marked', async () => {
    await openPicker();
    expect(options().length).toBeGreaterThanOrEqual(150);
    expect(options()[0]?.textContent).toMatch(/^United Arab Emirates.*AED$/);
    expect(screen.getByRole('option', { selected: true }).textContent).toMatch(/^United States.*USD$/);
    expect(activeText()).toMatch(/^United States.*USD$/);
  });

  it('loads the enabled ones when it is first opened, and lists those', async () => {
    const { shell } = await openPicker({});
    await waitFor(() => expect(shell.requestCounts.currencies).toBeGreaterThan(0));
    expect(screen.getByText('Loading currencies…')).toBeTruthy();
    act(() => shell.set.enabledCurrencies.next({ kind: 'ready', value: [{ currency: 'SEK', country: undefined }] }));
    expect(options().map((option) => option.textContent)).toEqual(['Sweden Swedish KronaSEK']);
  });

  it('names countries in the language of the interface, and finds them by that name and by the English one', async () => {
    await openPicker({ enabledCurrencies: ALL, language: 'ar' });
    expect(options()[0]?.textContent).toMatch(/^الإمارات العربية المتحدة.*AED$/);
    for (const text of ['السويد', 'sweden']) {
      await userEvent.clear(field());
      await userEvent.paste(text);
      expect(options().map((option) => option.textContent)).toEqual([expect.stringMatching(/^السويد.*SEK$/)]);
    }
  });

  it.each([
    ['en', 'dollar', /USD$/],
    ['de', 'Franken', /CHF$/],
    ['fr', 'livre sterling', /GBP$/],
    ['ar', 'دولار', /USD$/],
    ['ar', 'dollar', /USD$/],
    ['en', 'us dollars', /USD$/],
    ['da', 'norske kroner', /NOK$/],
    ['sv', 'danska kronor', /DKK$/],
    ['de', 'swedish kronor', /SEK$/],
    ['no', 'sveitsisk franc', /CHF$/],
  ] as const)('finds currencies by their own names, in %s by %s', async (language, text, pattern) => {
    await openPicker({ enabledCurrencies: ALL, language });
    await userEvent.paste(text);
    expect(options().map((option) => option.textContent)).toContainEqual(expect.stringMatching(pattern));
  });

  it('has popular currencies before all others, and headings for both until something is searched', async () => {
    await openPicker();
    const [popularElement, otherElement] = within(screen.getByRole('listbox')).getAllByRole('group');
    expect([popularElement, otherElement].map((group) => group && within(group).getAllByRole('option').length)).toEqual(
      [10, options().length - 10],
    );
    expect(screen.getByRole('group', { name: 'Popular' })).toBe(popularElement);
    await userEvent.type(field(), 'dollar');
    expect(within(screen.getByRole('listbox')).queryAllByRole('group')).toEqual([]);
    expect(options()[0]?.textContent).toMatch(/USD$/);
  });

  it('searches name plus currency code, whatever the letter case (rules §5)', async () => {
    await openPicker();
    expect(document.activeElement).toBe(field());
    await userEvent.type(field(), 'sWEd');
    expect(options().map((option) => option.textContent)).toEqual(['Sweden Swedish KronaSEK']);
    await userEvent.clear(field());
    await userEvent.paste('no such place (');
    expect(options()).toEqual([]);
    expect(screen.getByText('No currency matches your search.')).toBeTruthy();
    expect(field().hasAttribute('aria-activedescendant')).toBe(false);
  });

  it('has flags for the eye only', async () => {
    await openPicker();
    const flag = options()[0]?.querySelector('img');
    expect(flag?.getAttribute('src')).toMatch(/svg/);
    expect(flag?.getAttribute('alt')).toBe('');
  });
});
