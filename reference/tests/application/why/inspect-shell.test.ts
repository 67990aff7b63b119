import { describe, expect, it } from 'vitest';
import type { History } from '../../../../src/application/why/inspector.ts';
import { loginTarget } from '../../../../src/domain/navigation/login-target.ts';
import { topicDecisions } from '../../../../src/domain/why/decisions.ts';
import { madeDecisions } from '../../../../src/domain/why/made-decision.ts';
import { until } from '../../../../tests/support/until.ts';

import { inspectedShell } from './an-inspected-shell.ts';

const historyOf = (histories: readonly History[], name: string) => histories.find((history) => history.name === name);

describe('an inspected shell', () => {
  it('gives the facts of its visit once the agency is there', async () => {
    const { shell, inspector } = inspectedShell({ token: 'sandbox-aurora-agent' });
    shell.start();
    expect(await inspector.read()).toEqual({ ok: false, error: 'The agency is being loaded.' });
    await until(shell.session.profile, ({ kind }) => kind === 'ready');
    await until(shell.agency.state, ({ kind }) => kind === 'ready');
    const result = await inspector.read({ target: '/about' });
    if (!result.ok) throw new Error(result.error);
    expect(result.value.visit).toMatchObject({
      address: { path: '/', host: 'aurora.localhost' },
      clock: { today: '2026-11-22' },
      profile: { isTravelAgent: true },
      question: { target: '/about' },
    });
    expect(madeDecisions(result.value.visit).find(({ name }) => name === 'books for clients')?.result).toBe(true);
  });

  it('says why there is nothing to explain', async () => {
    const { shell, inspector } = inspectedShell({ host: 'unknown.localhost' });
    shell.start();
    await until(shell.agency.state, ({ kind }) => kind === 'missing');
    expect(await inspector.read()).toMatchObject({
      ok: false,
      error: expect.stringContaining('no agency at this host'),
    });
  });

  it('keeps what values were, the latest first, with their times', async () => {
    const { shell, inspector } = inspectedShell();
    shell.start();
    await until(shell.agency.state, ({ kind }) => kind === 'ready');
    const agency = historyOf(inspector.values.now(), 'agency');
    expect(agency?.entries.map(({ value }) => (value as { kind: string }).kind)).toEqual(['ready', 'loading']);
    expect(agency?.entries[0]?.at.toString()).toBe('2026-11-21T20:30:00Z');
    expect(historyOf(inspector.values.now(), 'today')?.entries.map(({ value }) => value)).toEqual(['2026-11-22']);
    shell.market.chooseLanguage('de');
    await until(shell.market.language, (language) => language === 'de');
    expect(historyOf(inspector.values.now(), 'language')?.entries.map(({ value }) => value)).toEqual(['de', 'en']);
  });

  it('keeps fifty values of each, and counts the rest', async () => {
    const { shell, inspector } = inspectedShell();
    for (let count = 0; count < 30; count += 1) {
      shell.market.chooseLanguage('de');
      shell.market.chooseLanguage('en');
    }
    const { entries, dropped } = historyOf(inspector.values.now(), 'language') ?? { entries: [], dropped: 0 };
    expect([entries.length, dropped]).toEqual([50, 11]);
  });

  it('hides secrets of the address in the facts, and nothing else of it: links keep what opens the panel, too', async () => {
    const { shell, adapters, inspector, navigations } = inspectedShell();
    shell.start();
    await until(shell.agency.state, ({ kind }) => kind === 'ready');
    const address = adapters.page.address();
    address.search = '?why=&token=secret-1&redirect=%2Fx%3Ftoken%3Dsecret-2&lng=de';
    adapters.page.replaceAddress(address);
    navigations.next();
    const result = await inspector.read({ target: '/y?why=&token=secret-3' });
    if (!result.ok) throw new Error(result.error);
    const { address: seen, question } = result.value.visit;
    expect([...new URLSearchParams(seen.query.toString()).keys()]).toEqual(['why', 'token', 'redirect', 'lng']);
    expect(`${seen.query.toString()} ${question.target} ${inspector.page.now()}`).not.toContain('secret');
    expect(question.target).toBe('/y?why=&token=[redacted]');
  });

  it('says of the way to log in what the page’s own link says, where the panel is open', async () => {
    const { shell, adapters, inspector } = inspectedShell();
    shell.start();
    await until(shell.agency.state, ({ kind }) => kind === 'ready');
    const address = adapters.page.address();
    address.search = '?why';
    adapters.page.replaceAddress(address);
    const result = await inspector.read();
    if (!result.ok) throw new Error(result.error);
    const logIn = topicDecisions('redirect').find(({ name }) => name === 'log in leads to');
    const { agency, address: seen } = result.value.visit;
    const query = new URLSearchParams(address.search);
    expect(logIn?.decide(result.value.visit)).toBe(loginTarget({ agency, page: { path: seen.path, query } }));
  });

  it('signs nobody in or out, and loads no profile', async () => {
    const { shell, inspector } = inspectedShell({ token: 'sandbox-aurora-agent' });
    shell.start();
    await until(shell.agency.state, ({ kind }) => kind === 'ready');
    await until(shell.session.profile, ({ kind }) => kind === 'ready');
    const profile = shell.session.profile.now();
    await inspector.read();
    expect(shell.session.profile.now()).toBe(profile);
  });

  it('knows the page after a navigation', () => {
    const { adapters, inspector, navigations } = inspectedShell();
    expect([inspector.host, inspector.page.now()]).toEqual(['aurora.localhost', '/']);
    const about = adapters.page.address();
    about.pathname = '/about';
    about.search = '?lng=de';
    adapters.page.replaceAddress(about);
    navigations.next();
    expect(inspector.page.now()).toBe('/about?lng=de');
  });

  it('shows the states of the remotes', async () => {
    const { inspector } = inspectedShell();
    const knownHistories = await until(inspector.remotes, (remotes) => remotes.length === 6);
    expect(knownHistories.map(({ name, entries }) => [name, entries[0]?.value])).toContainEqual([
      'blog',
      { kind: 'idle' },
    ]);
  });

  it('gives the figures of the deals that are loaded', async () => {
    const { shell, inspector } = inspectedShell();
    shell.start();
    expect(inspector.deals()).toEqual([]);
    await until(shell.agency.state, ({ kind }) => kind === 'ready');
    shell.deals.hotels.load();
    await until(shell.deals.hotels.state, ({ kind }) => kind === 'list');
    expect(inspector.deals()[0]).toMatchObject({ name: 'hotels:1', rates: { totalRate: expect.any(Number) } });
  });

  it('has no token in what it shows', async () => {
    const { shell, inspector } = inspectedShell({ token: 'sandbox-aurora-agent' });
    shell.start();
    await until(shell.session.profile, ({ kind }) => kind === 'ready');
    const json = JSON.stringify([inspector.values.now(), inspector.remotes.now(), inspector.calls.now()]);
    expect(json).not.toContain('sandbox-aurora-agent');
  });
});
