// @vitest-environment jsdom
import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { fakeShell } from '../../support/fake-shell.ts';
import { renderApp } from '../../support/render-app.tsx';

const ALL = { kind: 'ready', value: [] } as const;

async function openPicker(overrides: Parameters<typeof fakeShell>[0] = { enabledCurrencies: ALL }) {
  const user = userEvent.setup();
  const shell = await renderApp(fakeShell(overrides));
  const button = screen.getByRole('button', { name: /^Currency/ });
  await user.click(button);
  await screen.findByRole('dialog', { name: 'Currency' });
  return { user, shell, button };
}

const field = () => screen.getByRole('combobox');
const options = () => within(screen.getByRole('listbox')).queryAllByRole('option');
const active = () => document.getElementById(field().getAttribute('aria-activedescendant') ?? '')?.textContent;

describe('the currency picker', () => {
  it('lists all currencies by country where none are singled out, the chosen one marked', async () => {
    await openPicker();
    expect(options().length).toBeGreaterThanOrEqual(150);
    expect(options()[0]?.textContent).toBe('United Arab EmiratesAED');
    expect(screen.getByRole('option', { selected: true }).textContent).toBe('United StatesUSD');
    expect(active()).toBe('United StatesUSD');
  });

  it('asks which are enabled when it is first opened, and lists those', async () => {
    const { shell } = await openPicker({});
    await waitFor(() => expect(shell.asked.currencies).toBeGreaterThan(0));
    expect(screen.getByText('Loading currencies…')).toBeTruthy();
    act(() => shell.set.enabledCurrencies.next({ kind: 'ready', value: [{ currency: 'SEK', country: undefined }] }));
    expect(options().map((option) => option.textContent)).toEqual(['SwedenSEK']);
  });

  it('names countries in the language of the interface, and finds them by that name and by the English one', async () => {
    const user = userEvent.setup();
    await renderApp(fakeShell({ enabledCurrencies: ALL, language: 'ar' }));
    await user.click(screen.getByRole('button', { name: /USD/ }));
    await screen.findByRole('listbox');
    expect(options()[0]?.textContent).toBe('الإمارات العربية المتحدةAED');
    for (const text of ['السويد', 'sweden']) {
      await user.clear(field());
      await user.type(field(), text);
      expect(options().map((option) => option.textContent)).toEqual(['السويدSEK']);
    }
  });

  it('lists all where nobody can tell which are enabled', async () => {
    await openPicker({ enabledCurrencies: { kind: 'failed', failure: { kind: 'timed-out' } } });
    expect(options().length).toBeGreaterThanOrEqual(150);
  });

  it('searches name plus currency code, whatever the letter case (specification §5)', async () => {
    const { user } = await openPicker();
    expect(document.activeElement).toBe(field());
    await user.type(field(), 'sWEd');
    expect(options().map((option) => option.textContent)).toEqual(['SwedenSEK']);
    await user.clear(field());
    await user.type(field(), 'no such place (');
    expect(options()).toEqual([]);
    expect(screen.getByText('No currency matches your search.')).toBeTruthy();
    expect(field().hasAttribute('aria-activedescendant')).toBe(false);
  });

  it('is worked by the keyboard, and chooses currency and country', async () => {
    const { user, shell, button } = await openPicker();
    await user.type(field(), 'eur');
    const [first, second] = options().map((option) => option.textContent);
    expect(active()).toBe(first);
    await user.keyboard('{ArrowDown}');
    expect(active()).toBe(second);
    await user.keyboard('{ArrowUp}{Enter}');
    expect(shell.did).toContainEqual(['chooseCurrency', { currency: 'EUR', country: 'DE' }]);
    expect(document.activeElement).toBe(button);
  });

  it('has flags for the eye only', async () => {
    await openPicker();
    const flag = options()[0]?.querySelector('img');
    expect(flag?.getAttribute('src')).toMatch(/svg/);
    expect(flag?.getAttribute('alt')).toBe('');
  });
});
