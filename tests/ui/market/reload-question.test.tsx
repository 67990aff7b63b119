import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { fakeShell } from '../../support/pages/fake-shell.ts';
import { renderApp } from '../../support/pages/render-app.tsx';

async function opened(kind: 'currency' | 'language') {
  const question = { kind, proceed: vi.fn(), cancel: vi.fn() };
  await renderApp(fakeShell({ reloadQuestion: question }));
  await screen.findByRole('dialog', { name: `Change the ${kind}?` });
  return { question };
}

it('opens before a half-filled form is discarded, and offers first to stay', async () => {
  const { question } = await opened('currency');
  await userEvent.click(screen.getByRole('button', { name: "Keep what I've filled in" }));
  expect(question.cancel).toHaveBeenCalledOnce();
  expect(question.proceed).not.toHaveBeenCalled();
});

it('goes on where the visitor agrees', async () => {
  const { question } = await opened('language');
  await userEvent.click(screen.getByRole('button', { name: 'Change language' }));
  await waitFor(() => expect(question.proceed).toHaveBeenCalledOnce());
  expect(question.cancel).not.toHaveBeenCalled();
});
