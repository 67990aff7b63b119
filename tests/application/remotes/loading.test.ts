import { describe, expect, it, vi } from 'vitest';
import { aConfiguration } from '../../support/data/a-configuration.ts';
import { deployedRemotes, embeddedRemotes } from '../../support/remotes/embedded-remotes.ts';
import { openedRemotes, twoTasks } from '../../support/remotes/opened-remotes.ts';

const mount = () => () => undefined;
const aRemote = () => ({ mount });

// @rule 8.3, 9.10
describe('a remote', () => {
  it('is idle until it is requested, then loading, then ready; manifest, files and entry in this order', async () => {
    const { host, modules } = await deployedRemotes({ blog: aRemote });
    expect(modules.state('blog').now()).toEqual({ kind: 'idle' });
    modules.load('blog');
    modules.load('blog');
    expect(modules.state('blog').now()).toEqual({ kind: 'loading' });
    await twoTasks();
    expect(modules.state('blog').now().kind).toBe('ready');
    const url = host.urlOf('blog');
    expect(host.requests).toEqual(['manifest', `files ${url}`, `run ${url}`]);
  });

  it('shares the manifest with others that load at the same time', async () => {
    const { host, modules } = await deployedRemotes({ blog: aRemote, resort: aRemote });
    modules.load('blog');
    modules.load('resort');
    await twoTasks();
    expect(modules.state('resort').now().kind).toBe('ready');
    expect(host.requests.filter((what) => what === 'manifest')).toHaveLength(1);
  });

  it('that is not offered is no failure to report', async () => {
    const { modules, reports } = await deployedRemotes({});
    modules.load('blog');
    await twoTasks();
    expect(modules.state('blog').now()).toMatchObject({ kind: 'failed', failure: { kind: 'remote-missing' } });
    expect(reports).toEqual([]);
  });

  it.each([
    ['nothing', {}],
    ['nothing at all', undefined],
    ['a mount that is no function', { mount: 'soon' }],
    ['a mount that it only inherits', Object.create({ mount })],
  ])('that exports %s has failed', async (_, exports) => {
    const { modules, reports } = await deployedRemotes({ blog: () => exports });
    modules.load('blog');
    await twoTasks();
    expect(modules.state('blog').now()).toMatchObject({ failure: { kind: 'evaluation-failed' } });
    expect(reports).toMatchObject([{ kind: 'remote-failed', remote: 'blog', type: 'evaluation-failed' }]);
  });

  it('that is loaded is fetched and run once more when it is requested anew', async () => {
    const { host, modules } = await deployedRemotes({ blog: aRemote });
    modules.refetch('blog');
    expect(modules.state('blog').now()).toEqual({ kind: 'idle' });
    modules.load('blog');
    await twoTasks();
    host.requests.length = 0;
    modules.refetch('blog');
    expect(modules.state('blog').now()).toEqual({ kind: 'loading' });
    await twoTasks();
    expect(modules.state('blog').now().kind).toBe('ready');
    const url = `${host.urlOf('blog')}?try=1`;
    expect(host.requests).toEqual(['manifest', `files ${url}`, `run ${url}`]);
  });

  it('whose source breaks its word has failed', async () => {
    const { source } = embeddedRemotes();
    const readManifest = () => {
      throw new Error('planted');
    };
    const { modules } = await openedRemotes({ ...source, readManifest });
    modules.load('blog');
    await twoTasks();
    expect(modules.state('blog').now()).toMatchObject({ kind: 'failed', failure: { problem: 'Error: planted' } });
  });
});

describe('the limit of 120 s (rules §8 and §9)', () => {
  it.each([
    ['blog', 'remote-failed'],
    ['resort', 'script-load-error'],
  ] as const)('gives %s up, and reports type and URL', async (remote, kind) => {
    const { host, modules, clock, reports } = await deployedRemotes({ [remote]: () => new Promise(() => undefined) });
    modules.load(remote);
    await twoTasks();
    clock.advance(119_999);
    expect(modules.state(remote).now()).toEqual({ kind: 'loading' });
    expect(reports).toEqual([]);
    clock.advance(1);
    expect(modules.state(remote).now()).toMatchObject({ kind: 'failed', failure: { kind: 'timed-out' } });
    expect(reports).toEqual([{ kind, remote, type: 'timed-out', url: host.urlOf(remote) }]);
  });

  it('applies to the manifest, too, and cancels the request', async () => {
    const { source } = embeddedRemotes();
    const signals: AbortSignal[] = [];
    const readManifest = (signal: AbortSignal) => {
      signals.push(signal);
      return new Promise<never>(() => undefined);
    };
    const { modules, clock, reports } = await openedRemotes({ ...source, readManifest });
    modules.load('blog');
    clock.advance(120_000);
    expect(reports).toMatchObject([{ type: 'timed-out', url: source.manifestUrl }]);
    expect(signals.map(({ aborted }) => aborted)).toEqual([true]);
  });

  it('is over once a remote is there: nothing happens later', async () => {
    const { modules, clock, reports } = await deployedRemotes({ blog: aRemote });
    modules.load('blog');
    await twoTasks();
    clock.advance(500_000);
    expect(modules.state('blog').now().kind).toBe('ready');
    expect(reports).toEqual([]);
  });
});

describe('loading again after a failure', () => {
  it('reads the manifest anew, and requests the entry under another address where a file did not come, as browsers may remember that', async () => {
    const { host, modules } = await deployedRemotes({ blog: aRemote });
    const files = new Map(host.files);
    host.files.clear();
    modules.load('blog');
    await twoTasks();
    expect(modules.state('blog').now()).toMatchObject({ failure: { kind: 'file-not-loaded' } });
    for (const [url, file] of files) host.files.set(url, file);
    host.requests.length = 0;
    modules.load('blog');
    await twoTasks();
    expect(modules.state('blog').now().kind).toBe('ready');
    expect(host.requests).toEqual(['manifest', ...['files', 'run'].map((did) => `${did} ${host.urlOf('blog')}?try=1`)]);
  });

  it('runs an entry that threw under another address, for no browser runs the same one twice', async () => {
    const blog = vi.fn(aRemote);
    for (let times = 0; times < 2; times += 1) {
      blog.mockImplementationOnce(() => {
        throw new Error('planted');
      });
    }
    const { host, modules } = await deployedRemotes({ blog });
    for (const kind of ['failed', 'failed', 'ready']) {
      modules.load('blog');
      await twoTasks();
      expect(modules.state('blog').now().kind).toBe(kind);
    }
    const ran = host.requests.filter((what) => what.startsWith('run '));
    expect(ran).toEqual(['', '?try=1', '?try=2'].map((search) => `run ${host.urlOf('blog')}${search}`));
  });
});

describe('an override by the address (rules 10.7)', () => {
  const search = '?remote.blog=http://localhost:5174/entry.js&remote.resort=javascript:alert(1)';
  const configurationOf = (environment: string) => aConfiguration({ environment });

  it('is loaded in its place in a local environment, where it is an http address', async () => {
    const host = embeddedRemotes();
    host.deploy({ blog: aRemote, resort: aRemote });
    const { modules } = await openedRemotes(host.source, { configuration: configurationOf('local') }, search);
    modules.load('blog');
    modules.load('resort');
    await twoTasks();
    expect(host.requests).toContain('files http://localhost:5174/entry.js');
    expect(host.requests).toContain(`files ${host.urlOf('resort')}`);
  });

  it.each(['prod', 'qa', 'uat', 'dev', 'Local', 'localhost', ''])('has no effect in %j', async (environment) => {
    const host = embeddedRemotes();
    host.deploy({ blog: aRemote });
    const { modules } = await openedRemotes(host.source, { configuration: configurationOf(environment) }, search);
    modules.load('blog');
    await twoTasks();
    expect(host.requests.join()).not.toContain('localhost');
    expect(modules.state('blog').now().kind).toBe('ready');
  });
});

describe('a preloaded remote', () => {
  it('is fetched once and not run, and its failure is not reported', async () => {
    const { host, modules, reports } = await deployedRemotes({ blog: aRemote });
    host.files.clear();
    modules.preload('blog', '/blog');
    modules.preload('blog', '/blog');
    await twoTasks();
    expect(host.requests).toEqual(['manifest', `files ${host.urlOf('blog')}`]);
    expect(modules.state('blog').now()).toEqual({ kind: 'idle' });
    expect(reports).toEqual([]);
  });
});
