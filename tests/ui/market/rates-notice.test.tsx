import { act, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { fakeShell } from '../../support/pages/fake-shell.ts';
import { renderApp } from '../../support/pages/render-app.tsx';

const refused = (message: string) =>
  ({ kind: 'rates-failed', failure: { kind: 'refused', status: 502, message } }) as const;

describe('a page whose prices can not be converted (rules 8.1)', () => {
  it('explains why, and that prices are in US dollars, and reloads them', async () => {
    const shell = await renderApp(fakeShell({ unconverted: refused('') }));
    expect(await screen.findByText('Failed to fetch exchange rates')).toBeTruthy();
    expect(screen.getByText('Prices are in US dollars.')).toBeTruthy();
    const before = shell.requestCounts.rates;
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(shell.requestCounts.rates).toBe(before + 1);
    act(() => shell.set.unconverted.next(refused('Rates are closed on Sundays.')));
    expect(screen.getByText('Rates are closed on Sundays.')).toBeTruthy();
    act(() => shell.set.unconverted.next(null));
    expect(screen.queryByText('Prices are in US dollars.')).toBeNull();
  });

  it('names a currency that has no rate, which a reload would not bring', async () => {
    await renderApp(fakeShell({ unconverted: { kind: 'no-rate', currency: 'XCG' } }));
    expect(await screen.findByText('There is no exchange rate for XCG today')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull();
  });
});
