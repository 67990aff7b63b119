import { err, ok, type Result } from '@livery/contract/shared/result';
import { describe, expect, it } from 'vitest';
import type { RemoteSource } from '../../../src/application/remotes/remote-source.port.ts';
import { memoryRemoteSource } from '../../../src/infrastructure/memory/memory-remote-source.ts';
import { aConfiguration } from '../../support/data/a-configuration.ts';
import { openedRemotes, twoTasks } from '../../support/remotes/opened-remotes.ts';

const integrity = `sha384-${'A'.repeat(64)}`;
const ENTRY = 'http://localhost:5174/entry.js';
const MANIFEST = 'http://localhost:5174/remotes.json';
const giftCards = { url: 'entry.js', integrity, routes: ['/gift-cards'], contract: '>=1.1 <2' };
const localOptions = { configuration: aConfiguration({ environment: 'local' }) };

/** A content host without remotes, and a developer's machine with a manifest beside the entry, or without one. */
function aWorkbench(listedResult: Result<object, string>) {
  const files: string[] = [];
  const source: RemoteSource = memoryRemoteSource({
    manifest(url) {
      if (url !== MANIFEST) return ok({ version: 1, remotes: {} });
      return listedResult.ok ? ok({ version: 1, remotes: listedResult.value }) : listedResult;
    },
    file(url) {
      files.push(url);
      return url === ENTRY ? { integrity, run: () => ({ mount: () => () => undefined }) } : undefined;
    },
  });
  const open = (search: string, environment: object = localOptions) => openedRemotes(source, environment, search);
  return { open, files };
}

const addressOf = (path: string) => ({ path, query: new URLSearchParams() });

describe("a developer's own custom remote (rules 10.7)", () => {
  it('has the pages that the manifest beside its entry lists', async () => {
    const { shell, modules } = await aWorkbench(ok({ giftCards })).open(`?remote.giftCards=${ENTRY}`);
    const layout = shell.navigation.layoutOf(addressOf('/gift-cards'));
    expect(layout.now()).toMatchObject({ handledBy: 'pending' });
    await twoTasks();
    expect(layout.now()).toMatchObject({ handledBy: 'giftCards', redirectTo: null });
    modules.load('giftCards' as never);
    await twoTasks();
    expect(modules.state('giftCards' as never).now().kind).toBe('ready');
  });

  it('tells its author why it is refused', async () => {
    const refusedRemotes = { giftCards: { ...giftCards, routes: ['/blog'] } };
    const { shell, reports } = await aWorkbench(ok(refusedRemotes)).open(`?remote.giftCards=${ENTRY}`);
    shell.navigation.layoutOf(addressOf('/gift-cards'));
    await twoTasks();
    expect(reports).toMatchObject([{ remote: 'giftCards', problem: expect.stringContaining('“/blog”') }]);
  });

  it.each([
    ['is none', err('404')],
    ['lists another', ok({ giftCards })],
  ])('is loaded for a built-in remote where the manifest beside its entry %s', async (_, manifestResult) => {
    const { modules } = await aWorkbench(manifestResult).open(`?remote.blog=${ENTRY}`);
    modules.load('blog');
    await twoTasks();
    expect(modules.state('blog').now().kind).toBe('ready');
  });

  it.each(['prod', 'uat', 'qa', 'dev', ''])('is none in %j', async (environment) => {
    const { open, files } = aWorkbench(ok({ giftCards }));
    const otherOptions = { configuration: aConfiguration({ environment }) };
    const { shell } = await open(`?remote.giftCards=${ENTRY}`, otherOptions);
    const layout = shell.navigation.layoutOf(addressOf('/gift-cards'));
    await twoTasks();
    expect([layout.now()?.handledBy, files]).toEqual(['errors', []]);
  });
});
