import { act, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { anAgency } from '../../support/data/an-agency.ts';
import { fakeShell } from '../../support/pages/fake-shell.ts';
import { renderApp } from '../../support/pages/render-app.tsx';

// @rule 4.1, 4.3
describe('the agency gate', () => {
  it('shows nothing but a spinner while the agency loads (rules §4)', async () => {
    await renderApp(fakeShell({ agency: { kind: 'loading' } }));
    expect(screen.getByRole('status').textContent).toBe('Loading…');
    expect(screen.queryByRole('heading')).toBeNull();
    expect(screen.queryByRole('banner')).toBeNull();
  });

  it('opens the site once the agency is known', async () => {
    const shell = await renderApp(fakeShell({ agency: { kind: 'loading' } }));
    act(() => shell.set.agency.next({ kind: 'ready', agency: anAgency({ name: 'Polar Tours' }) }));
    expect(screen.getByRole('banner')).toBeTruthy();
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
    expect(document.title).toContain('Polar Tours');
  });
});
