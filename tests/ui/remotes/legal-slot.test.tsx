import { ok } from '@livery/contract/shared/result';
import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import type { RemoteModules, RemoteState } from '../../../src/application/remotes/remotes.ts';
import { anAgency } from '../../support/data/an-agency.ts';
import { type FakeShell, fakeShell } from '../../support/pages/fake-shell.ts';
import { renderApp } from '../../support/pages/render-app.tsx';
import { expectRetryToLoad } from './expect-retry.ts';
import { crashedRemote, FAILED, readyRemote } from './remote-states.ts';

const url = 'https://content.example/main/entry.js';
const READY = readyRemote(url);
const CRASHED = crashedRemote(url);
const MISSING: RemoteState = { kind: 'failed', failure: { kind: 'remote-missing', remote: 'mainApp' } };

const main = () => within(screen.getByRole('main'));
const heading = () => main().findByRole('heading', { level: 1, name: 'Privacy Policy' });

/** A legal page of an agency with this text, while its remote is in this state. */
async function legalPage(
  remote: RemoteState,
  html = '<p>We keep your data to ourselves.</p>',
  overrides: Partial<RemoteModules> = {},
): Promise<FakeShell> {
  const agency = anAgency({ legal: { privacyPolicy: html, cookiesPolicy: '', disclaimer: '' } });
  const shell = fakeShell({ agency: { kind: 'ready', agency }, remote });
  const words = { type: 'root', children: [{ type: 'text', value: html.replaceAll(/<[^>]*>/g, '') }] } as const;
  Object.assign(shell.content, { clean: async () => ok(words), cleaned: () => words });
  const modules = await shell.remotes.open();
  Object.assign(shell.remotes, { open: async () => ({ ...modules, ...overrides }) });
  await renderApp(shell, '/privacy-policy');
  return shell;
}

describe('the legal text of an agency', () => {
  it('is read while the remote of its page loads', async () => {
    await legalPage({ kind: 'loading' });
    expect(await heading()).toBeTruthy();
    expect(main().getByText('We keep your data to ourselves.')).toBeTruthy();
    expect(main().queryByText('Loading…')).toBeNull();
  });

  it('stays until the remote has rendered the heading of the page', async () => {
    const shownElements: HTMLElement[] = [];
    const show = (_: unknown, element: HTMLElement) => {
      shownElements.push(element);
      return { moved: () => undefined, end: () => undefined };
    };
    const shell = await legalPage(READY, '<p>We keep your data to ourselves.</p>', { show });
    const keptElement = await heading();
    act(() => keptElement.focus());
    await waitFor(() => expect(shownElements.at(-1)?.isConnected).toBe(true));
    shownElements.at(-1)?.append('Loading the area …');
    expect(main().getAllByRole('heading', { level: 1 })).toEqual([keptElement]);
    expect(shownElements.at(-1)?.closest('[hidden]')).not.toBeNull();

    shownElements.at(-1)?.replaceChildren(document.createElement('h1'));
    await waitFor(() => expect(keptElement.isConnected).toBe(false));
    expect(shownElements.at(-1)?.closest('[hidden]')).toBeNull();
    expect(document.activeElement).toBe(main().getByRole('heading', { level: 1 }));
    expect(shell.did.filter(([name]) => name === 'crash')).toEqual([]);
  });

  it('gives way to the page of the remote', async () => {
    const shell = await legalPage({ kind: 'loading' });
    await heading();
    act(() => shell.set.remote.next(READY));
    await waitFor(() => expect(screen.queryByText('We keep your data to ourselves.')).toBeNull());
    expect(
      main()
        .getAllByRole('heading', { level: 1 })
        .map(({ textContent }) => textContent),
    ).toEqual(['mainApp at /privacy-policy']);
  });

  it('comes back where the remote breaks afterwards', async () => {
    const shell = await legalPage(READY);
    await main().findByRole('heading', { name: 'mainApp at /privacy-policy' });
    act(() => shell.set.remote.next(CRASHED));
    expect(await heading()).toBeTruthy();
    expect(main().getByRole('alert').textContent).toContain(FAILED);
  });

  it('stays where the remote fails, with the reason and Retry below it (rules 8.3)', async () => {
    const shell = await legalPage(CRASHED);
    expect(await heading()).toBeTruthy();
    const alert = await main().findByRole('alert');
    const notice = within(alert);
    expect(notice.getByText(FAILED)).toBeTruthy();
    await expectRetryToLoad(shell, alert);
    await userEvent.click(notice.getByRole('button', { name: 'Close' }));
    expect(main().queryByRole('alert')).toBeNull();
    expect(main().getByText('We keep your data to ourselves.')).toBeTruthy();
  });

  it('is the whole page where the content host offers no remote for it', async () => {
    await legalPage(MISSING);
    expect(await heading()).toBeTruthy();
    expect(main().queryByRole('alert')).toBeNull();
    expect(main().queryByText('This part of the site is coming soon.')).toBeNull();
  });

  it.each(['', '<p><br></p>', '&nbsp;'])('is none where it shows nothing: %j (rules 5.5)', async (html) => {
    await legalPage({ kind: 'loading' }, html);
    expect(await main().findByText('Loading…')).toBeTruthy();
    expect(main().queryByRole('heading', { level: 1 })).toBeNull();
  });
});
