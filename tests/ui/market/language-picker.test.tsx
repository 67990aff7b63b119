import { languageList } from '@livery/contract/market/language';
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { renderApp } from '../../support/pages/render-app.tsx';

async function openPicker() {
  const shell = await renderApp();
  const button = screen.getByRole('button', { name: 'Language: English (EN)' });
  await userEvent.click(button);
  const list = await screen.findByRole('listbox', { name: 'Language' });
  return { shell, button, list };
}

const active = (list: HTMLElement) =>
  document.getElementById(list.getAttribute('aria-activedescendant') ?? '')?.textContent;

describe('the language picker', () => {
  it('lists the languages, each in its own name and marked as that language (rules 9.8)', async () => {
    const { list } = await openPicker();
    const options = within(list).getAllByRole('option');
    expect(options.map((option) => option.textContent)).toEqual(languageList(undefined).map(({ name }) => name));
    expect(options[6]?.querySelector('[lang]')?.getAttribute('dir')).toBe('rtl');
    expect(within(list).getByRole('option', { selected: true }).textContent).toBe('English');
  });

  it('is worked by the keyboard: arrows wrap, Home and End, Enter chooses', async () => {
    const { shell, list, button } = await openPicker();
    expect(document.activeElement).toBe(list);
    await userEvent.keyboard('{ArrowUp}');
    expect(active(list)).toBe(languageList(undefined).at(-1)?.name);
    await userEvent.keyboard('{Home}{ArrowDown}{ArrowDown}');
    expect(active(list)).toBe('Español');
    await userEvent.keyboard('{Enter}');
    expect(shell.did).toContainEqual(['chooseLanguage', 'es']);
    expect(screen.queryByRole('listbox')).toBeNull();
    expect(document.activeElement).toBe(button);
  });

  it('is found by letters that are typed, and chosen by Space', async () => {
    const { shell, list } = await openPicker();
    await userEvent.keyboard('d');
    expect(active(list)).toBe('Dansk');
    await userEvent.keyboard('e');
    expect(active(list)).toBe('Deutsch');
    await userEvent.keyboard('{Home}{ArrowDown} ');
    expect(shell.did).toContainEqual(['chooseLanguage', 'pt']);
    expect(screen.queryByRole('listbox')).toBeNull();
  });

  it('is worked by the mouse', async () => {
    const { shell, list } = await openPicker();
    await userEvent.click(within(list).getByText('Deutsch'));
    expect(shell.did).toContainEqual(['chooseLanguage', 'de']);
  });
});
