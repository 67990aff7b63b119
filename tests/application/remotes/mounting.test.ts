// @vitest-environment jsdom
import { describe, expect, it, vi } from 'vitest';
import { memoryCookieJar } from '../../../src/infrastructure/memory/memory-cookie-jar.ts';
import { aShownBlog, deployedRemotes } from '../../support/remotes/embedded-remotes.ts';
import { aScreen, twoTasks } from '../../support/remotes/opened-remotes.ts';

describe('a remote that is taken away', () => {
  it('reaches the page no more, whatever it still runs', async () => {
    const cookies = memoryCookieJar();
    const { context, actions, shell, shownRemote } = await aShownBlog({ cookies });
    context.showContent(document.createElement('div'), '<p>Hi</p>');
    shownRemote.end();
    expect(actions).toEqual([['showContent', '<p>Hi</p>'], ['hideContent']]);
    context.navigate('/faqs');
    context.titlePage('Boo');
    context.notify('failure', 'Boo');
    context.signIn('token-1');
    context.showContent(document.createElement('div'), '<p>Boo</p>');
    context.offerSignIn(() => undefined);
    expect(actions).toHaveLength(2);
    expect(shell.notices.toasts.now()).toEqual([]);
    expect([shell.session.signedIn.now(), shell.session.signInOffered.now()]).toEqual([false, false]);
  });

  it('unmounts once, and what it throws then is reported and breaks nothing', async () => {
    const unmount = vi.fn(() => {
      throw new Error('planted');
    });
    const { shownRemote, reports, host } = await aShownBlog({}, unmount);
    expect(host.attachedStyles()).toEqual(['http://content.memory/blog-1/style.css']);
    shownRemote.end();
    shownRemote.end();
    expect(unmount).toHaveBeenCalledOnce();
    expect(reports).toMatchObject([{ kind: 'remote-error', problem: 'Error: planted' }]);
    expect(host.attachedStyles()).toEqual([]);
  });
});

describe('a remote that throws when it is mounted', () => {
  it.each([
    [
      'at once',
      () => {
        throw new Error('planted');
      },
    ],
    ['by and by', () => Promise.reject(new Error('planted'))],
  ])('%s, has failed and is reported', async (_, mount) => {
    const { host, modules, reports } = await deployedRemotes({ blog: () => ({ mount }) });
    modules.load('blog');
    await twoTasks();
    const shownRemote = modules.show('blog', document.createElement('div'), aScreen().screen);
    await twoTasks();
    expect(modules.state('blog').now()).toMatchObject({ failure: { kind: 'crashed', problem: 'Error: planted' } });
    expect(reports.at(-1)).toMatchObject({ kind: 'remote-failed', type: 'crashed', url: host.urlOf('blog') });
    shownRemote.end();
    expect(host.attachedStyles()).toEqual([]);
  });
});
