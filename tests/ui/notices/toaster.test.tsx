// @vitest-environment jsdom
import { act, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Toast } from '../../../src/application/notices/notices.ts';
import { type FakeShell, fakeShell } from '../../support/fake-shell.ts';
import { renderApp } from '../../support/render-app.tsx';

const FAILURE: Toast = {
  id: 'toast-1',
  tone: 'failure',
  message: { from: 'catalogue', situation: 'default', text: 'Something went wrong' },
};
const SUCCESS: Toast = { id: 'toast-2', tone: 'success', message: { from: 'server', text: '<b>Saved</b> {{t}}' } };

afterEach(() => vi.useRealTimers());

/** The page with toasts on it, and a clock that only the test moves. */
async function toasted(...toasts: Toast[]): Promise<FakeShell> {
  const shell = await renderApp(fakeShell({ toasts: [SUCCESS] }));
  await screen.findByRole('region', { name: 'Notifications' });
  act(() => shell.set.toasts.next([]));
  vi.useFakeTimers();
  act(() => shell.set.toasts.next(toasts));
  return shell;
}

const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
const dismissed = (shell: FakeShell) => shell.did.filter(([name]) => name === 'dismiss').map(([, id]) => id);
const theToasts = () => screen.getByRole('region', { name: 'Notifications' });

describe('toasts (specification §8)', () => {
  it('come into live regions that were there before: at once where something failed, else when there is a pause', async () => {
    const shell = await renderApp(fakeShell());
    const [urgent, polite] = ['assertive', 'polite'].map((how) =>
      document.querySelector(`section [aria-live="${how}"]`),
    );
    expect([urgent?.textContent, polite?.textContent]).toEqual(['', '']);
    expect(screen.queryByRole('region', { name: 'Notifications' })).toBeNull();
    act(() => shell.set.toasts.next([SUCCESS, FAILURE]));
    await screen.findByRole('region', { name: 'Notifications' });
    expect(urgent?.isConnected).toBe(true);
    expect([urgent?.textContent, polite?.textContent]).toEqual(['Something went wrong', '<b>Saved</b> {{t}}']);
    expect(theToasts().querySelector('b')).toBeNull();
  });

  it('go after 5000 ms, not before', async () => {
    const shell = await toasted(FAILURE);
    await pass(4990);
    expect(dismissed(shell)).toEqual([]);
    await pass(20);
    expect(dismissed(shell)).toEqual(['toast-1']);
  });

  it('stay while they are pointed at, and then for the rest of their time', async () => {
    const shell = await toasted(FAILURE);
    await pass(3000);
    fireEvent.pointerEnter(theToasts());
    await pass(60_000);
    expect(dismissed(shell)).toEqual([]);
    fireEvent.pointerLeave(theToasts());
    await pass(1900);
    expect(dismissed(shell)).toEqual([]);
    await pass(200);
    expect(dismissed(shell)).toEqual(['toast-1']);
  });

  it('stay while the focus is among them', async () => {
    const shell = await toasted(FAILURE);
    const close = within(theToasts()).getByRole('button', { name: 'Close' });
    act(() => close.focus());
    await pass(60_000);
    expect(dismissed(shell)).toEqual([]);
    act(() => close.blur());
    await pass(5010);
    expect(dismissed(shell)).toEqual(['toast-1']);
  });

  it('can be closed, after which the others go on', async () => {
    const shell = await toasted(FAILURE, SUCCESS);
    const [first] = within(theToasts()).getAllByRole('button', { name: 'Close' });
    act(() => first?.focus());
    fireEvent.pointerEnter(theToasts());
    if (first !== undefined) fireEvent.click(first);
    expect(dismissed(shell)).toEqual(['toast-1']);
    act(() => shell.set.toasts.next([SUCCESS]));
    await pass(5010);
    expect(dismissed(shell)).toEqual(['toast-1', 'toast-2']);
  });
});
