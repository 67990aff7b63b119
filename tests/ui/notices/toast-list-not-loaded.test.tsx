import { act, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Toast } from '../../../src/application/notices/open-notices.ts';

vi.mock('../../../src/ui/notices/toast-list.tsx', () => {
  throw new Error('The code could not be loaded.');
});

const FAILURE: Toast = { id: 'toast-1', tone: 'failure', message: { from: 'server', text: 'No connection' } };

// Another file may have loaded the code of toasts.
beforeEach(() => void vi.resetModules());
afterEach(() => void vi.useRealTimers());

/** A page with a toast, whose code can't be loaded. */
async function withToast() {
  const { fakeShell } = await import('../../support/pages/fake-shell.ts');
  const { renderApp } = await import('../../support/pages/render-app.tsx');
  const shell = await renderApp(fakeShell());
  vi.useFakeTimers();
  act(() => shell.set.toasts.next([FAILURE]));
  await act(() => vi.advanceTimersByTimeAsync(19_000));
  return {
    toasts: screen.getByRole('region', { name: 'Notifications' }),
    dismissals: () => shell.did.filter(([name]) => name === 'dismiss'),
  };
}

describe('a toast whose code can not be loaded', () => {
  it('is a plain box, which can be closed', async () => {
    const { toasts, dismissals } = await withToast();
    expect([toasts.textContent, dismissals()]).toEqual(['No connection', []]);
    fireEvent.click(within(toasts).getByRole('button', { name: 'Close' }));
    expect(dismissals()).toEqual([['dismiss', 'toast-1']]);
  });

  it('goes by itself after 20 seconds, or what waits for toasts would wait for ever', async () => {
    const { dismissals } = await withToast();
    await act(() => vi.advanceTimersByTimeAsync(1000));
    expect(dismissals()).toEqual([['dismiss', 'toast-1']]);
  });
});
