import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { I18nextProvider } from 'react-i18next';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Toast } from '../../../src/application/notices/create-notices.ts';
import { lazyComponent } from '../../../src/ui/kit/lazy-component.tsx';
import { Toaster } from '../../../src/ui/notices/toaster.tsx';
import { ShellContext } from '../../../src/ui/shell-context.tsx';
import { createI18n } from '../../../src/ui/texts/create-i18n.ts';
import { fakeShell } from '../../support/pages/fake-shell.ts';

const FAILURE: Toast = { id: 'toast-1', tone: 'failure', message: { from: 'server', text: 'No connection' } };

afterEach(() => void vi.useRealTimers());

/** A page with a toast, whose code can't be loaded. */
async function withToast() {
  const shell = fakeShell();
  const load = vi.fn(() => Promise.reject(new Error('The code could not be loaded.')));
  const i18n = await createI18n('en');
  render(
    <I18nextProvider i18n={i18n}>
      <ShellContext value={shell}>
        <Toaster toastList={lazyComponent('toast-list-not-loaded', load)} />
      </ShellContext>
    </I18nextProvider>,
  );
  vi.useFakeTimers();
  act(() => shell.set.toasts.next([FAILURE]));
  await act(() => vi.advanceTimersByTimeAsync(19_000));
  expect(load).toHaveBeenCalled();
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
