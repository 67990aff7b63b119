// @vitest-environment jsdom

import type { RemoteModule } from '@livery/contract/remotes/manifest';
import type { RemoteContext } from '@livery/contract/remotes/remote-context';
import { ok } from '@livery/contract/shared/result';
import { describe, expect, it } from 'vitest';
import { aShownBlog, embeddedRemotes } from '../../support/remotes/embedded-remotes.ts';
import { aScreen, openedRemotes } from '../../support/remotes/opened-remotes.ts';

const file = { url: 'https://content.example/blog.js', integrity: '' };
const MODULE: RemoteModule = { entry: file, chunks: [], styles: [], configuration: { tone: 'kind' } };
const PAGE = { html: '<h1>Stories</h1>', data: null };

/** Renders the blog on a server, and passes it its context. */
async function renderRemote(
  render: (context: RemoteContext) => Promise<typeof PAGE>,
  search = '',
  screenOf = aScreen(),
) {
  const openedShell = await openedRemotes(embeddedRemotes().source, {}, search);
  const entry = { remote: 'blog', module: MODULE, render } as const;
  return { ...openedShell, ...screenOf, page: openedShell.modules.render(entry, screenOf.screen) };
}

describe('a remote that is rendered on a server', () => {
  it('is handed the values of the page', async () => {
    const { page, actions } = await renderRemote(async (context) => {
      context.titlePage('Stories');
      const { agency, basePath, configuration, location } = context;
      expect([agency.name, basePath, configuration]).toEqual(['Sunny Trips', '/blog', { tone: 'kind' }]);
      expect([location.now().path, context.rendered]).toEqual(['/blog', null]);
      return PAGE;
    });
    expect([await page, actions]).toEqual([PAGE, [['titlePage', 'Stories']]]);
  });

  it('does nothing for a visitor: no notice, nobody signed in or out', async () => {
    const { page, shell } = await renderRemote(async ({ notify, signIn, signOut, loadProfile }) => {
      signOut();
      notify('success', 'Hello');
      signIn('token');
      loadProfile();
      return PAGE;
    });
    await page;
    expect([shell.session.signedIn.now(), shell.notices.toasts.now()]).toEqual([false, []]);
  });

  it.each([
    ['it has rendered', async () => PAGE, PAGE],
    ['it has thrown', () => Promise.reject(new Error('planted')), 'planted'],
  ])('is over once %s: what it goes on with has no effect', async (_, end, expected) => {
    const contexts: RemoteContext[] = [];
    const { page, actions } = await renderRemote((context) => {
      contexts.push(context);
      return end();
    });
    expect(await page?.catch((failure: Error) => failure.message)).toEqual(expected);
    contexts[0]?.titlePage('Too late');
    contexts[0]?.navigate('/about');
    expect(actions).toEqual([]);
    expect(await contexts[0]?.request({ method: 'GET', path: '/api/content/blog' })).toMatchObject({
      error: { kind: 'cancelled' },
    });
  });

  it('is not rendered where no agency is known', async () => {
    const openedShell = await openedRemotes(embeddedRemotes().source, { agencies: { read: async () => ok(null) } });
    const entry = { remote: 'blog', module: MODULE, render: () => Promise.reject(new Error('rendered')) } as const;
    expect(await openedShell.modules.render(entry, aScreen().screen)).toBeNull();
  });

  it('has the markup of an agency’s text from the screen of the server', async () => {
    const screen = aScreen();
    const contentMarkup = async (...parameters: readonly unknown[]) => JSON.stringify(parameters);
    Object.assign(screen.screen, { contentMarkup });
    const { page } = await renderRemote(
      async (context) => ({ html: await context.contentMarkup('<p>a</p>', 'de'), data: null }),
      '',
      screen,
    );
    expect((await page)?.html).toBe('["<p>a</p>","de"]');
  });
});

describe('a remote in a browser', () => {
  it('has no markup of an agency’s text: it shows the text', async () => {
    const { context } = await aShownBlog();
    expect(await context.contentMarkup('<p>a</p>')).toBe('');
  });

  it('has the data of the page that the server rendered, where the screen does', async () => {
    const { context } = await aShownBlog();
    expect(context.rendered).toBeNull();
    const screen = aScreen();
    Object.assign(screen.screen, { rendered: { stories: 3 } });
    const { page } = await renderRemote(
      async (context) => ({ ...PAGE, html: JSON.stringify(context.rendered) }),
      '',
      screen,
    );
    expect((await page)?.html).toBe('{"stories":3}');
  });
});
