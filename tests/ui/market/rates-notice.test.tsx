import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { fakeShell } from '../../support/pages/fake-shell.ts';
import { renderApp } from '../../support/pages/render-app.tsx';

describe('a page whose prices can not be converted (rules 8.1)', () => {
  it('names a currency that has no rate, which a reload would not bring', async () => {
    await renderApp(fakeShell({ unconverted: { kind: 'no-rate', currency: 'XCG' } }));
    expect(await screen.findByText('There is no exchange rate for XCG today')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull();
  });
});
