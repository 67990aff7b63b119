import { act, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect } from 'vitest';
import type { FakeShell } from '../../support/pages/fake-shell.ts';

/** Clicks “Retry” in an element, which must load the remote of the page once more. */
export async function expectRetryToLoad(shell: FakeShell, element: HTMLElement): Promise<void> {
  const loads = () => shell.did.filter(([name]) => name === 'loadRemote').length;
  // StrictMode runs effects a second time, which may be after the first commit.
  await act(async () => undefined);
  const countBefore = loads();
  await userEvent.click(within(element).getByRole('button', { name: 'Retry' }));
  expect(loads()).toBe(countBefore + 1);
}
