// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { renderApp } from '../../support/render-app.tsx';

async function openPicker() {
  const user = userEvent.setup();
  const shell = await renderApp();
  const button = screen.getByRole('button', { name: 'Language: English (EN)' });
  await user.click(button);
  const list = await screen.findByRole('listbox', { name: 'Language' });
  return { user, shell, button, list };
}

const active = (list: HTMLElement) =>
  document.getElementById(list.getAttribute('aria-activedescendant') ?? '')?.textContent;

describe('the language picker', () => {
  it('lists the languages, each in its own name and marked as that language (rules 9.8)', async () => {
    const { list } = await openPicker();
    const options = within(list).getAllByRole('option');
    expect(options.map((option) => option.textContent)).toEqual([
      ...['English', 'Português', 'Español', 'Dansk', 'Norsk', 'Deutsch', 'العربية', 'Français', 'Svenska'],
    ]);
    expect(options[6]?.querySelector('[lang]')?.getAttribute('dir')).toBe('rtl');
    expect(within(list).getByRole('option', { selected: true }).textContent).toBe('English');
  });

  it('is worked by the keyboard: arrows wrap, Home and End, Enter chooses', async () => {
    const { user, shell, list, button } = await openPicker();
    expect(document.activeElement).toBe(list);
    await user.keyboard('{ArrowUp}');
    expect(active(list)).toBe('Svenska');
    await user.keyboard('{Home}{ArrowDown}{ArrowDown}');
    expect(active(list)).toBe('Español');
    await user.keyboard('{Enter}');
    expect(shell.did).toContainEqual(['chooseLanguage', 'es']);
    expect(screen.queryByRole('listbox')).toBeNull();
    expect(document.activeElement).toBe(button);
  });

  it('is found by letters that are typed, and chosen by Space', async () => {
    const { user, shell, list } = await openPicker();
    await user.keyboard('d');
    expect(active(list)).toBe('Dansk');
    await user.keyboard('e');
    expect(active(list)).toBe('Deutsch');
    await user.keyboard('{Home}{ArrowDown} ');
    expect(shell.did).toContainEqual(['chooseLanguage', 'pt']);
    expect(screen.queryByRole('listbox')).toBeNull();
  });

  it('is worked by the mouse', async () => {
    const { user, shell, list } = await openPicker();
    await user.click(within(list).getByText('Deutsch'));
    expect(shell.did).toContainEqual(['chooseLanguage', 'de']);
  });
});
