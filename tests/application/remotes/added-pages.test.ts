// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { aConfiguration } from '../../support/data/a-configuration.ts';
import { embeddedRemotes } from '../../support/remotes/embedded-remotes.ts';
import { aScreen, openedRemotes, twoTasks } from '../../support/remotes/opened-remotes.ts';

const DIGEST = `sha384-${'A'.repeat(64)}`;
const addressOf = (path: string) => ({ path, query: new URLSearchParams() });
const loyaltyRemote = { url: 'loyalty/entry.js', integrity: DIGEST, routes: ['/loyalty/*'], contract: '1' };

/** A content host with one custom remote, which shows its path. */
function aLoyaltyHost(entry: object = loyaltyRemote) {
  const host = embeddedRemotes();
  host.serve({ version: 1, remotes: { loyalty: entry } });
  host.files.set('http://content.memory/loyalty/entry.js', {
    integrity: DIGEST,
    run: () => ({
      mount(element: HTMLElement, context: { basePath: string; version: number; contract: string }) {
        element.textContent = `${context.basePath} ${context.version} ${context.contract}`;
        return () => undefined;
      },
    }),
  });
  return host;
}

describe('the page of a custom remote', () => {
  it('is pending until the manifest is read, and then the remote’s', async () => {
    const { shell } = await openedRemotes(aLoyaltyHost().source);
    const layout = shell.navigation.layoutOf(addressOf('/loyalty/tiers'));
    expect(layout.now()).toMatchObject({ handledBy: 'pending', redirectTo: null, header: true });
    await twoTasks();
    expect(layout.now()).toMatchObject({ handledBy: 'loyalty', redirectTo: null, layout: 'standard' });
    expect(shell.navigation.layoutOf(addressOf('/loyal')).now()).toMatchObject({ redirectTo: '/errors' });
  });

  it('needs no manifest where the deployment names it, and its remote is mounted with the contract’s version', async () => {
    const { source, ...host } = aLoyaltyHost();
    const configuration = {
      ...aConfiguration().current(),
      remotePages: [{ remote: 'loyalty' as never, routes: ['/loyalty'] }],
    };
    const { shell, modules } = await openedRemotes(source, { configuration: { current: () => configuration } });
    const layout = shell.navigation.layoutOf(addressOf('/loyalty')).now();
    expect([layout?.handledBy, host.requests]).toEqual(['loyalty', []]);
    modules.load('loyalty' as never);
    await twoTasks();
    const element = document.createElement('div');
    modules.show('loyalty' as never, element, aScreen('/loyalty').screen);
    expect(element.textContent).toBe('/loyalty 1 1.6');
  });

  it('is none where the manifest can’t be read', async () => {
    const host = aLoyaltyHost();
    host.breakDown('planted');
    const { shell } = await openedRemotes(host.source);
    const layout = shell.navigation.layoutOf(addressOf('/loyalty'));
    await twoTasks();
    expect(layout.now()).toMatchObject({ handledBy: 'errors', redirectTo: '/errors' });
  });

  it('is none where the manifest takes more than ten seconds', async () => {
    const { source } = aLoyaltyHost();
    const { shell, clock } = await openedRemotes({ ...source, readManifest: () => new Promise(() => undefined) });
    const layout = shell.navigation.layoutOf(addressOf('/loyalty'));
    await twoTasks();
    clock.advance(9999);
    await twoTasks();
    expect(layout.now()).toMatchObject({ handledBy: 'pending' });
    clock.advance(1);
    await twoTasks();
    expect(layout.now()).toMatchObject({ redirectTo: '/errors' });
  });

  it('is reported to its author where its remote is refused, once, and nothing else is disturbed', async () => {
    const { shell, reports } = await openedRemotes(aLoyaltyHost({ ...loyaltyRemote, routes: ['/blog/*'] }).source);
    shell.navigation.layoutOf(addressOf('/loyalty'));
    await twoTasks();
    shell.navigation.layoutOf(addressOf('/elsewhere'));
    await twoTasks();
    const problem = 'its route “/blog/*” claims “/blog”, which is a page of the site itself';
    expect(reports).toEqual([{ kind: 'remote-failed', type: 'remote-refused', remote: 'loyalty', problem }]);
    expect(shell.navigation.layoutOf(addressOf('/blog')).now()).toMatchObject({ handledBy: 'blog' });
  });
});
