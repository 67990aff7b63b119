// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import type { Adapters } from '../../src/application/adapters.ts';
import { memoryConfiguration } from '../../src/infrastructure/memory/memory-configuration.ts';
import { browserAdapters } from '../../src/infrastructure/wiring/browser-adapters.ts';
import { createShell } from '../../src/infrastructure/wiring/create-shell.ts';
import { httpNodeAdapters } from '../../src/infrastructure/wiring/http-node-adapters.ts';
import { memoryAdapters } from '../../src/infrastructure/wiring/memory-adapters.ts';
import { ADAPTER } from '../../src/infrastructure/wiring/tokens.ts';
import { until } from '../support/until.ts';

const configuration = memoryConfiguration({
  environment: 'local',
  apiUrl: '',
  resortUrl: '',
  contentUrl: '/remotes',
  policies: { everybody: {}, entries: new Map() },
});

const SETS: Readonly<Record<string, () => Adapters>> = {
  browser: () =>
    browserAdapters({
      window,
      configuration,
      reporter: { warn: () => undefined, error: () => undefined },
    }),
  memory: () => memoryAdapters({ host: 'aurora.localhost' }),
  'http-node': () => httpNodeAdapters({ host: 'aurora.localhost', api: 'http://127.0.0.1:1' }),
};

describe.each(Object.entries(SETS))('the %s adapters', (_, make) => {
  it('make a shell', () => {
    const shell = createShell(make());
    expect(shell.agency.state.now()).toEqual({ kind: 'loading' });
    expect(shell.session.id).toMatch(/^[\w.-]{8,128}$/);
    expect(shell.market.currency.now().currency).toBe('USD');
    expect(shell.deals.hotels.state.now()).toEqual({ kind: 'loading' });
  });

  it('have one for every port, and no port goes unbound', () => {
    expect(Object.keys(make()).sort()).toEqual(Object.keys(ADAPTER).sort());
  });
});

describe('the memory adapters', () => {
  it('show a demo agency and its hotels without asking anybody', async () => {
    const shell = createShell(memoryAdapters({ host: 'aurora.localhost:8080' }));
    shell.start();
    shell.deals.hotels.load();
    expect(await until(shell.agency.state, ({ kind }) => kind !== 'loading')).toMatchObject({ kind: 'ready' });
    expect(await until(shell.deals.hotels.state, ({ kind }) => kind !== 'loading')).toMatchObject({ kind: 'list' });
    expect(await until(shell.market.rates, ({ kind }) => kind !== 'loading')).toMatchObject({ kind: 'ready' });
  });
});
