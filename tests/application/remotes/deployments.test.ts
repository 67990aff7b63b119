import { describe, expect, it } from 'vitest';
import { deployedRemotes, embeddedRemotes } from '../../support/remotes/embedded-remotes.ts';
import { openedRemotes, twoTasks } from '../../support/remotes/opened-remotes.ts';

const aRemote = () => ({ mount: () => () => undefined });
const bothRemotes = { blog: aRemote, mainApp: aRemote };

/** The blog is running, and the content host has a later deployment by now. */
async function afterADeployment() {
  const host = embeddedRemotes();
  host.deploy(bothRemotes);
  const openedShell = await openedRemotes(host.source);
  openedShell.modules.load('blog');
  await twoTasks();
  host.deploy(bothRemotes, '2');
  host.requests.length = 0;
  return { host, ...openedShell };
}

describe('a later deployment', () => {
  it('is loaded where the files of the one before are gone', async () => {
    const { host, modules, reports } = await afterADeployment();
    modules.load('mainApp');
    await twoTasks();
    expect(modules.state('mainApp').now()).toMatchObject({ remote: { deployed: host.urlOf('mainApp', '2') } });
    expect(reports).toEqual([]);
  });

  it('is noticed by a remote of the one before that runs, and offered once', async () => {
    const { modules, clock } = await afterADeployment();
    expect(modules.newer.now()).toBe(false);
    clock.advance(300_001);
    modules.load('blog');
    await twoTasks();
    expect(modules.newer.now()).toBe(true);
    modules.dismissUpdate();
    clock.advance(300_001);
    modules.load('blog');
    await twoTasks();
    expect(modules.newer.now()).toBe(false);
  });

  it('is not requested by every tab that comes back within five minutes', async () => {
    const { host, modules } = await afterADeployment();
    modules.load('blog');
    await twoTasks();
    expect(host.requests).toEqual([]);
  });

  it('is noticed when a part of a remote is gone, and loaded by Retry', async () => {
    const { host, modules } = await afterADeployment();
    modules.crash('blog', new TypeError('Failed to fetch dynamically imported module'));
    expect(modules.state('blog').now()).toMatchObject({ failure: { kind: 'crashed' } });
    await twoTasks();
    expect(modules.newer.now()).toBe(true);
    modules.load('blog');
    await twoTasks();
    expect(modules.state('blog').now()).toMatchObject({ remote: { deployed: host.urlOf('blog', '2') } });
  });

  it('is looked for once where files are missing and nothing has changed: no loop', async () => {
    const { host, modules, reports } = await deployedRemotes(bothRemotes);
    modules.load('blog');
    await twoTasks();
    host.files.clear();
    host.requests.length = 0;
    modules.load('mainApp');
    await twoTasks();
    expect(host.requests).toEqual([`files ${host.urlOf('mainApp')}`, 'manifest']);
    expect(modules.state('mainApp').now()).toMatchObject({ failure: { kind: 'file-not-loaded' } });
    expect(reports).toHaveLength(1);
  });
});
