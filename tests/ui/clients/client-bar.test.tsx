import { anAgent, aUser } from '@livery/testkit/users';
import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import type { SlotPlace } from '../../../src/application/remotes/remotes.ts';
import { type FakeShell, fakeShell } from '../../support/pages/fake-shell.ts';
import { renderApp } from '../../support/pages/render-app.tsx';
import { signedInAs } from '../../support/seen.ts';

const ANA = { id: 'c/1', name: 'Ana Silva' };
const LABEL = { name: 'Whom you book for' };
const agent = signedInAs(anAgent(['clients']));
const bar = async () => within(await screen.findByRole('region', LABEL));
const pieceOf = ({ did }: FakeShell) =>
  did.filter(([name, slot]) => name === 'openSlot' && slot === 'clients.picker').at(-1)?.[2] as SlotPlace | undefined;

// @rule 6.10
describe('the bar below the header', () => {
  it('says whom an agent books for, and leads to them', async () => {
    await renderApp(fakeShell({ ...agent, client: ANA }), '/booknow/hotels');
    const { getByRole } = await bar();
    expect(getByRole('status').textContent).toBe('Booking for Ana Silva');
    expect(getByRole('link', { name: 'Ana Silva' }).getAttribute('href')).toBe('/users/clients/c%2F1');
  });

  it('stays from page to page, above the page, and is no part of it', async () => {
    await renderApp(fakeShell({ ...agent, client: ANA }), '/dashboard');
    await bar();
    expect(within(screen.getByRole('main')).queryByRole('region', LABEL)).toBeNull();
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
  });

  it('clears the client, and the focus stays on it', async () => {
    const shell = await renderApp(fakeShell({ ...agent, client: ANA }));
    const { getByRole, queryByRole } = await bar();
    await userEvent.click(getByRole('button', { name: 'Clear' }));
    expect(shell.did).toContainEqual(['chooseClient', null]);
    act(() => shell.set.client.next(null));
    expect(getByRole('status').textContent).toBe('No client chosen');
    expect(queryByRole('button', { name: 'Clear' })).toBeNull();
    expect(document.activeElement).toBe(getByRole('button', { name: 'Choose a client' }));
  });

  it('follows what another tab chose', async () => {
    const shell = await renderApp(fakeShell({ ...agent, client: ANA }));
    await bar();
    const read = () => shell.did.filter(([name]) => name === 'refreshClient').length;
    const countBefore = read();
    window.dispatchEvent(new Event('storage'));
    window.dispatchEvent(new Event('focus'));
    expect(read()).toBe(countBefore + 2);
  });

  it('asks for a client in a dialog, whose list a remote shows', async () => {
    const shell = await renderApp(fakeShell(agent));
    await userEvent.click((await bar()).getByRole('button', { name: 'Choose a client' }));
    expect(shell.did).toContainEqual(['pickClient']);
    act(() => shell.set.isPickingClient.next(true));
    const dialog = await screen.findByRole('dialog', { name: 'Choose a client' });
    await waitFor(() => expect(pieceOf(shell)).toBeDefined());
    expect(dialog.contains(pieceOf(shell)?.element ?? null)).toBe(true);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(shell.did).toContainEqual(['endPickingClient']));
  });

  it('says so where there is no list, and tries again', async () => {
    const shell = await renderApp(fakeShell({ ...agent, isPickingClient: true }));
    await waitFor(() => expect(pieceOf(shell)).toBeDefined());
    const pieceBefore = pieceOf(shell);
    act(() => pieceBefore?.onEmpty?.());
    await userEvent.click(await screen.findByRole('button', { name: 'Retry' }));
    await waitFor(() => expect(pieceOf(shell)).not.toBe(pieceBefore));
  });

  it.each([
    ['a visitor', {}],
    ['a traveller', signedInAs(aUser({ permissions: anAgent(['clients']).permissions }))],
    ['an agent who may not see clients', signedInAs(anAgent())],
  ])('is not there for %s', async (_, who) => {
    await renderApp(fakeShell({ ...who, client: ANA }));
    await screen.findByRole('contentinfo');
    expect(screen.queryByRole('region', LABEL)).toBeNull();
    expect(document.body.textContent).not.toContain(ANA.name);
  });

  it.each(['/about', '/privacy-policy', '/booknow/hotels?hideHeader=true'])('is not there at %s', async (path) => {
    await renderApp(fakeShell({ ...agent, client: ANA }), path);
    await screen.findByRole('contentinfo');
    expect(screen.queryByRole('region', LABEL)).toBeNull();
  });
});
