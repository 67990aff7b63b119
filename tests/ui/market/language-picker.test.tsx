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

describe('the language picker', () => {
  it('lists the languages, each in its own name and marked as that language (rules 9.8)', async () => {
    const { list } = await openPicker();
    const options = within(list).getAllByRole('option');
    expect(options.map((option) => option.textContent)).toEqual(languageList(undefined).map(({ name }) => name));
    expect(options[6]?.querySelector('[lang]')?.getAttribute('dir')).toBe('rtl');
    expect(within(list).getByRole('option', { selected: true }).textContent).toBe('English');
  });
});
