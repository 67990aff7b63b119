import { act, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import type { Toast } from '../../../src/application/notices/open-notices.ts';
import { fakeShell } from '../../support/pages/fake-shell.ts';
import { renderApp } from '../../support/pages/render-app.tsx';

vi.mock('../../../src/ui/notices/toast-list.tsx', () => {
  throw new Error('The code could not be loaded.');
});

const FAILURE: Toast = { id: 'toast-1', tone: 'failure', message: { from: 'server', text: 'No connection' } };

afterEach(() => vi.useRealTimers());

it('a toast is a plain box, until it is closed, where the code of toasts can not be loaded', async () => {
  const shell = await renderApp(fakeShell());
  vi.useFakeTimers();
  act(() => shell.set.toasts.next([FAILURE]));
  await act(() => vi.advanceTimersByTimeAsync(60_000));
  const toasts = screen.getByRole('region', { name: 'Notifications' });
  const dismissals = () => shell.did.filter(([name]) => name === 'dismiss');
  expect([toasts.textContent, dismissals()]).toEqual(['No connection', []]);
  fireEvent.click(within(toasts).getByRole('button', { name: 'Close' }));
  expect(dismissals()).toEqual([['dismiss', 'toast-1']]);
});
