import { act, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { anAgency } from '../../support/data/an-agency.ts';
import { fakeShell } from '../../support/pages/fake-shell.ts';
import { renderApp } from '../../support/pages/render-app.tsx';

const FAILED = { kind: 'failed', failure: { kind: 'unreachable' } } as const;

// @rule 4.2
describe('the page of a site that can not be reached (rules 4.2)', () => {
  it('reports the failure, never a missing agency, and focuses its heading', async () => {
    await renderApp(fakeShell({ agency: FAILED }));
    const heading = screen.getByRole('heading', { level: 1 });
    expect(heading.textContent).toContain("can't be reached right now");
    expect(document.activeElement).toBe(heading);
    expect(screen.queryByText('Agency not found!')).toBeNull();
    expect(screen.getByText(/session-0123456789/)).toBeTruthy();
  });

  it('reloads on Retry, and stays with its button while it waits', async () => {
    const shell = await renderApp(fakeShell({ agency: FAILED }));
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(shell.requestCounts.agency).toBe(1);

    act(() => shell.set.agency.next({ kind: 'loading' }));
    const waiting = screen.getByRole('button', { name: 'Trying again…' });
    expect(waiting.getAttribute('aria-disabled')).toBe('true');
    expect(document.activeElement).toBe(waiting);
    await userEvent.click(waiting);
    expect(shell.requestCounts.agency).toBe(1);
  });

  it('announces another failure, and opens the site after a success', async () => {
    const shell = await renderApp(fakeShell({ agency: FAILED }));
    expect(screen.getByRole('status').textContent).toBe('');
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    act(() => shell.set.agency.next({ kind: 'loading' }));
    act(() => shell.set.agency.next({ kind: 'failed', failure: { kind: 'timed-out' } }));
    expect(screen.getByRole('status').textContent).toContain("still isn't responding");

    act(() => shell.set.agency.next({ kind: 'ready', agency: anAgency() }));
    expect(screen.getByRole('banner')).toBeTruthy();
  });

  it('shows the server’s message where the call was refused, and no advice on the connection', async () => {
    const failure = { kind: 'refused', status: 401, message: 'No licence.' } as const;
    const shell = await renderApp(fakeShell({ agency: { kind: 'failed', failure } }));
    const main = () => screen.getByRole('main').textContent;
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe("This site can't be opened right now");
    expect(main()).toContain('error (401)');
    expect(main()).toContain('No licence.');
    expect(main()).not.toContain('connection');
    act(() => shell.set.agency.next({ kind: 'loading' }));
    expect(main()).toContain('No licence.');
    act(() => shell.set.agency.next({ kind: 'failed', failure: { kind: 'refused', status: 503, message: '' } }));
    expect(screen.getByRole('heading', { level: 1 }).textContent).toContain("can't be reached");
    expect(main()).not.toContain('connection');
  });

  it('is not preserved for a loading that follows no failure', async () => {
    const shell = await renderApp(fakeShell({ agency: FAILED }));
    act(() => shell.set.agency.next({ kind: 'ready', agency: anAgency() }));
    act(() => shell.set.agency.next({ kind: 'loading' }));
    expect(screen.queryByRole('button')).toBeNull();
  });
});
