import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { Toast } from '../../../src/application/notices/create-notices.ts';
import { type FakeShell, fakeShell } from '../../support/pages/fake-shell.ts';
import { renderApp } from '../../support/pages/render-app.tsx';

const FAILURE: Toast = {
  id: 'toast-1',
  tone: 'failure',
  message: { from: 'catalogue', situation: 'default', text: 'Something went wrong' },
};
const SUCCESS: Toast = { id: 'toast-2', tone: 'success', message: { from: 'server', text: '<b>Saved</b> {{t}}' } };

const theToasts = () => screen.getByRole('region', { name: 'Notifications' });
const closeButtons = () => within(theToasts()).findAllByRole('button', { name: 'Close' });
const dismissedIds = (shell: FakeShell) => shell.did.filter(([name]) => name === 'dismiss').map(([, id]) => id);

/** The elements with whose animations the library times toasts: a toast ends with its animation. */
const toastTimers = () => [...theToasts().querySelectorAll<HTMLElement>('[role="progressbar"]')];
const timerStates = () => toastTimers().map(({ style }) => style.animationPlayState);

/** The page with toasts on it, which the library shows. */
async function showToasts(...toasts: Toast[]): Promise<FakeShell> {
  const shell = await renderApp(fakeShell({ toasts }));
  await waitFor(() => expect(toastTimers()).toHaveLength(toasts.length));
  return shell;
}

// @rule 8.4, 9.10
describe('toasts (rules §8)', () => {
  it('come into live regions that were there before: at once where something failed, else when there is a pause', async () => {
    const shell = await renderApp(fakeShell());
    const alert = screen.getAllByRole('alert').find(({ textContent }) => textContent === '');
    // Fields of the page have live regions of their own.
    const status = alert?.parentElement?.querySelector('[role="status"]');
    expect(status?.textContent).toBe('');
    expect(screen.queryByRole('region', { name: 'Notifications' })).toBeNull();
    act(() => shell.set.toasts.next([SUCCESS, FAILURE]));
    await closeButtons();
    expect([alert?.isConnected, status?.isConnected]).toEqual([true, true]);
    expect([alert?.textContent, status?.textContent]).toEqual(['Something went wrong', '<b>Saved</b> {{t}}']);
    expect(document.querySelector('b')).toBeNull();
  });

  it('are announced by these regions only', async () => {
    await showToasts(FAILURE, SUCCESS);
    const live = theToasts().querySelectorAll('[aria-live]:not([aria-live="off"]), [role="alert"], [role="status"]');
    expect([...live]).toEqual([]);
  });

  it('can be closed, after which the others go on', async () => {
    const shell = await showToasts(FAILURE, SUCCESS);
    const [firstElement] = await closeButtons();
    act(() => firstElement?.focus());
    if (firstElement !== undefined) fireEvent.click(firstElement);
    expect(dismissedIds(shell)).toEqual(['toast-1']);
    act(() => shell.set.toasts.next([SUCCESS]));
    expect(timerStates()).toEqual(['running']);
  });

  it('go with the state of the shell', async () => {
    const shell = await showToasts(FAILURE, SUCCESS);
    act(() => shell.set.toasts.next([SUCCESS]));
    expect(within(theToasts()).queryByRole('group', { name: 'Something went wrong' })).toBeNull();
    expect(await closeButtons()).toHaveLength(1);
  });
  it('are named in the language that was chosen last', async () => {
    const shell = await showToasts(FAILURE, SUCCESS);
    const region = theToasts();
    const names = () =>
      within(region)
        .getAllByRole('group')
        .map((toast) => toast.getAttribute('aria-label'));
    expect(names().sort()).toEqual(['<b>Saved</b> {{t}}', 'Something went wrong']);
    act(() => shell.set.language.next('de'));
    await waitFor(() => expect(names().sort()).toEqual(['<b>Saved</b> {{t}}', 'Da ist etwas schiefgelaufen']));
  });
});
