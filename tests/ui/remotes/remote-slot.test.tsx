import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import type { RemoteScreen } from '../../../src/application/remotes/remotes.ts';
import { type FakeShell, fakeShell } from '../../support/pages/fake-shell.ts';
import { renderApp } from '../../support/pages/render-app.tsx';
import { expectRetryToLoad } from './expect-retry.ts';
import { crashedRemote, FAILED, readyRemote } from './remote-states.ts';

const url = 'https://content.example/blog/entry.js';
const READY = readyRemote(url);
const crashedState = () => crashedRemote(url);

const callsNamed = (shell: FakeShell, name: string) => shell.did.filter(([call]) => call === name);
const fixture = () => screen.findByRole('heading', { level: 1, name: 'blog at /blog' });

/** A page on which the remote is shown. */
async function renderSlot(overrides: Parameters<typeof fakeShell>[0] = {}): Promise<FakeShell> {
  const shell = await renderApp(fakeShell({ remote: READY, ...overrides }), '/blog');
  await fixture();
  return shell;
}

/** The screen that the remote got last. */
function screenOf(shell: FakeShell): RemoteScreen {
  const shownOptions = callsNamed(shell, 'show').at(-1)?.at(2);
  if (shownOptions === undefined) throw new Error('Nothing was shown.');
  return shownOptions as RemoteScreen;
}

// @rule 8.3
describe('the slot of a remote', () => {
  it('keeps its place in the frame while it loads', async () => {
    const shell = await renderApp(fakeShell({ remote: { kind: 'loading' } }), '/blog');
    expect(await within(screen.getByRole('main')).findByText('Loading…')).toBeTruthy();
    expect(screen.getByRole('banner')).toBeTruthy();
    await waitFor(() => expect(callsNamed(shell, 'loadRemote')[0]).toEqual(['loadRemote', 'blog']));
  });

  it('states that it failed, takes the focus there, and loads again on Retry (rules §8)', async () => {
    const shell = await renderApp(fakeShell({ remote: crashedState() }), '/blog');
    const heading = await screen.findByRole('heading', { level: 1, name: FAILED });
    expect(document.activeElement).toBe(heading);
    expect(screen.getByRole('banner')).toBeTruthy();
    await expectRetryToLoad(shell, screen.getByRole('main'));
  });

  it('shows the same message where the code that loads remotes is missing', async () => {
    const shell = fakeShell({ remote: READY });
    let isBroken = true;
    const { open } = shell.remotes;
    Object.assign(shell.remotes, { open: () => (isBroken ? Promise.reject(new Error('planted')) : open()) });
    await renderApp(shell, '/blog');
    expect(await screen.findByRole('heading', { level: 1, name: FAILED })).toBeTruthy();
    isBroken = false;
    await userEvent.click(within(screen.getByRole('main')).getByRole('button', { name: 'Retry' }));
    expect(await fixture()).toBeTruthy();
    expect(screen.getByRole('main').contains(document.activeElement)).toBe(true);
  });

  it('shows the remote in its own element, and ends it when another takes its place', async () => {
    const shell = await renderApp(fakeShell({ remote: READY }), '/blog');
    const heading = await fixture();
    expect(within(screen.getByRole('main')).getAllByRole('heading', { level: 1 })).toEqual([heading]);
    act(() => shell.set.remote.next(crashedState()));
    expect(screen.queryByRole('heading', { name: 'blog at /blog' })).toBeNull();
    expect(callsNamed(shell, 'end')).toHaveLength(callsNamed(shell, 'show').length);
  });

  it('reports to the remote where the visitor goes within its paths, and shows it no second time', async () => {
    const shell = await renderSlot();
    const countBefore = callsNamed(shell, 'show').length;
    act(() => screenOf(shell).navigate('/blog/sun?page=2', { replace: false }));
    await waitFor(() =>
      expect(callsNamed(shell, 'moved').at(-1)).toEqual(['moved', { path: '/blog/sun', search: '?page=2', hash: '' }]),
    );
    await act(shell.remotes.open);
    expect(callsNamed(shell, 'show')).toHaveLength(countBefore);
    expect(callsNamed(shell, 'end')).toHaveLength(countBefore - 1);
  });

  it('takes the page title from the remote, and its own at the next path', async () => {
    const shell = await renderSlot();
    expect(document.title).toMatch(/^Blog \|/);
    act(() => screenOf(shell).titlePage('Seven beaches'));
    expect(document.title).toMatch(/^Seven beaches \|/);
    act(() => screenOf(shell).navigate('/blog/sun', { replace: true }));
    await waitFor(() => expect(document.title).toMatch(/^Blog \|/));
  });

  it("shows an agency's HTML by the shell's one way, until it is taken back", async () => {
    const shell = fakeShell({ remote: READY });
    const clean = async () =>
      ({ ok: true, value: { type: 'root', children: [{ type: 'text', value: 'Sun all year.' }] } }) as const;
    Object.assign(shell.content, { clean });
    await renderApp(shell, '/blog');
    const element = (await fixture()).parentElement ?? document.body;
    const host = element.appendChild(document.createElement('div'));
    const take = { back: () => undefined as void };
    act(() => {
      take.back = screenOf(shell).showContent(host, '<p>Sun all year.</p>');
    });
    await waitFor(() => expect(host.textContent).toBe('Sun all year.'));
    act(() => take.back());
    expect(host.textContent).toBe('');
  });

  it('keeps the focus on the heading when the remote draws another', async () => {
    await renderApp(fakeShell({ remote: READY }), '/blog');
    const heading = await fixture();
    heading.focus();
    const nextElement = document.createElement('h1');
    nextElement.tabIndex = -1;
    // Not in one step, like a remote that draws its pages itself.
    const { parentElement } = heading;
    parentElement?.append(document.createElement('p'));
    await act(() => new Promise((resolve) => setTimeout(resolve)));
    heading.remove();
    parentElement?.append(nextElement);
    await waitFor(() => expect(document.activeElement).toBe(nextElement));
  });
});

describe('an uncaught error of a shown remote', () => {
  const throwIn = (error: Error, filename = url) =>
    act(async () => {
      window.dispatchEvent(new ErrorEvent('error', { error, message: error.message, filename }));
    });
  const alert = () => within(screen.getByRole('main')).queryByRole('alert');

  it('is reported, with an alert above what the remote still shows; Retry fetches it anew', async () => {
    const shell = await renderSlot();
    await throwIn(new Error('planted'));
    expect(alert()?.textContent).toContain('Something went wrong.');
    expect(callsNamed(shell, 'complain')).toMatchObject([['complain', 'blog', { message: 'planted' }]]);
    expect(await fixture()).toBeTruthy();
    await userEvent.click(within(screen.getByRole('main')).getByRole('button', { name: 'Retry' }));
    expect(callsNamed(shell, 'refetchRemote')).toEqual([['refetchRemote', 'blog']]);
    act(() => shell.set.remote.next({ kind: 'loading' }));
    expect(alert()).toBeNull();
    expect(callsNamed(shell, 'end')).toHaveLength(callsNamed(shell, 'show').length);
  });

  it('ends the remote where nothing of it can be seen', async () => {
    const shell = await renderSlot();
    (await fixture()).remove();
    await throwIn(new Error('planted'));
    expect(callsNamed(shell, 'crash')).toMatchObject([['crash', 'blog', { message: 'planted' }]]);
  });

  it('is reported where it is an unhandled rejection, too', async () => {
    const shell = await renderSlot();
    const reason = new TypeError(`Failed to fetch dynamically imported module: ${url}`);
    await act(async () => {
      window.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason }));
    });
    expect(callsNamed(shell, 'complain')).toHaveLength(1);
  });

  it('is none of the remote’s where it comes from elsewhere', async () => {
    const shell = await renderSlot();
    await throwIn(new Error('planted'), 'http://localhost/assets/main.js');
    expect(alert()).toBeNull();
    expect(callsNamed(shell, 'complain')).toEqual([]);
  });
});

describe('a later deployment', () => {
  it('is offered above the remote, and dismissed', async () => {
    await renderSlot({ newer: true });
    const offer = screen.getByText(/has been updated/).closest<HTMLElement>('[role="status"]');
    if (offer === null) throw new Error('Nothing is offered.');
    expect(within(offer).getByRole('button', { name: /Reload/ })).toBeTruthy();
    await userEvent.click(within(offer).getByRole('button', { name: 'Close' }));
    expect(screen.queryByText(/has been updated/)).toBeNull();
  });
});
