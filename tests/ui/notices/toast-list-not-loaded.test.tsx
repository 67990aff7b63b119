import { act, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import type { Toast } from '../../../src/application/notices/open-notices.ts';
import { fakeShell } from '../../support/fake-shell.ts';
import { renderApp } from '../../support/render-app.tsx';

vi.mock('../../../src/ui/notices/toast-list.tsx', () => {
  throw new Error('The code could not be loaded.');
});

const FAILURE: Toast = { id: 'toast-1', tone: 'failure', message: { from: 'server', text: 'No connection' } };

afterEach(() => vi.useRealTimers());

it('a toast is shown plainly for five seconds where the code that shows toasts does not load', async () => {
  const shell = await renderApp(fakeShell());
  vi.useFakeTimers();
  act(() => shell.set.toasts.next([FAILURE]));
  const dismissals = () => shell.did.filter(([name]) => name === 'dismiss');
  await act(() => vi.advanceTimersByTimeAsync(4990));
  expect(screen.getByRole('region', { name: 'Notifications' }).textContent).toBe('No connection');
  expect(dismissals()).toEqual([]);
  await act(() => vi.advanceTimersByTimeAsync(20));
  expect(dismissals()).toEqual([['dismiss', 'toast-1']]);
});
