import { act, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { AgencyState } from '../../../src/application/agency/host-agency.ts';
import { anAgency } from '../../support/data/an-agency.ts';
import { fakeShell } from '../../support/pages/fake-shell.ts';
import { renderApp } from '../../support/pages/render-app.tsx';

const STATES: readonly AgencyState[] = [
  { kind: 'loading' },
  { kind: 'failed', failure: { kind: 'refused', status: 401, message: '' } },
  { kind: 'missing' },
  { kind: 'inactive', agency: anAgency({ status: 'inactive' }) },
];

// @rule 2.1
describe('/logout (rules 4.20)', () => {
  it.each(STATES)('signs out where the agency is $kind, and shows that it is at work', async (agency) => {
    const shell = await renderApp(fakeShell({ agency }), '/logout');
    expect(shell.did).toContainEqual(['leave']);
    expect(screen.getByRole('status').textContent).toBe('Loading…');
    expect(screen.queryByRole('heading')).toBeNull();
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });

  it('shows a message in the agency’s livery once that is known', async () => {
    const shell = await renderApp(fakeShell({ agency: { kind: 'loading' } }), '/logout');
    act(() => shell.set.agency.next({ kind: 'ready', agency: anAgency() }));
    expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('Signing you out…');
  });

  it('is the only page that signs out', async () => {
    const shell = await renderApp(fakeShell(), '/login');
    expect(shell.did).not.toContainEqual(['leave']);
  });
});
