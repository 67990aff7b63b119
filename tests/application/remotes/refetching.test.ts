import { describe, expect, it } from 'vitest';
import { embeddedRemotes } from '../../support/embedded-remotes.ts';
import { openedRemotes, pause } from '../../support/opened-remotes.ts';

const aRemote = () => ({ mount: () => () => undefined });

describe('a remote', () => {
  it('that is loaded is fetched and run once more when it is asked for anew', async () => {
    const host = embeddedRemotes();
    host.deploy({ blog: aRemote });
    const { modules } = await openedRemotes(host.source);
    modules.refetch('blog');
    expect(modules.state('blog').now()).toEqual({ kind: 'idle' });
    modules.load('blog');
    await pause();
    host.asked.length = 0;
    modules.refetch('blog');
    expect(modules.state('blog').now()).toEqual({ kind: 'loading' });
    await pause();
    expect(modules.state('blog').now().kind).toBe('ready');
    const url = `${host.urlOf('blog')}?try=1`;
    expect(host.asked).toEqual(['manifest', `files ${url}`, `run ${url}`]);
  });
});
