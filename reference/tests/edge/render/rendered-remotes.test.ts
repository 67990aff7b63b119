import type { RemoteContext } from '@livery/contract/remotes/remote-context';
import type { RenderedRemote } from '@livery/contract/remotes/server-remote';
import { createSandbox } from '@livery/sandbox/app';
import { describe, expect, it } from 'vitest';
import { remoteRenderer } from '../../../../src/edge/render/remote-renderer.ts';
import { parseManifest } from '../../../../src/infrastructure/remotes/manifest-wire.ts';
import { aBuiltShell } from '../../../../tests/edge/a-built-shell.ts';
import { serveEdge } from '../../../../tests/edge/serve-edge.ts';
import { type ApiResponder, aRenderingEdge } from '../a-rendering-edge.ts';

const root = aBuiltShell();
const sandbox = createSandbox().fetch;
const fileEntry = (url: string) => ({ url, integrity: `sha384-${'A'.repeat(64)}` });
const blog = {
  ...fileEntry('b.js'),
  styles: [fileEntry('b.css')],
  server: fileEntry('s.js'),
  configuration: { tone: 'kind' },
};
const parsedManifest = parseManifest({ version: 1, remotes: { blog } }, 'http://own.invalid/remotes');
if (!parsedManifest.ok) throw new Error('The manifest of this file is wrong.');
const manifest = parsedManifest.value;

/** A site whose blog is rendered by this function. */
async function aBlog(render: (context: RemoteContext) => Promise<RenderedRemote>, api: ApiResponder = sandbox) {
  const renderRemote = remoteRenderer({
    names: ['blog'],
    manifest: () => manifest,
    load: async () => ({ render }),
    styleText: () => undefined,
    onError: () => undefined,
  });
  const { open } = await serveEdge(aRenderingEdge({ root, renderRemote }, api));
  return (path: string, headers: Record<string, string> = {}) => open('aurora.localhost', path, { headers });
}

const SHOWN_PAGE = { html: '<h1>Stories</h1>', data: null };
const mainOf = (body: string) => /<main[\s\S]*<\/main>/.exec(body)?.[0] ?? '';
const viewOf = (body: string) => JSON.parse(/id="livery-first-view">(.*?)<\/script>/s.exec(body)?.[1] ?? 'null');

describe('the page of a remote that the server renders', () => {
  it('stands in the frame, with its title, its styles, and what the browser is given', async () => {
    const open = await aBlog(async (context) => {
      context.titlePage('Our stories');
      return { html: '<h1>Stories</h1>', data: { text: '</script><script>alert(1)</script>' } };
    });
    const { status, body, headers } = await open('/blog');
    expect(status).toBe(200);
    expect(mainOf(body)).toMatch(/data-served="[^"]*"[^>]*><h1>Stories<\/h1><\/div>/);
    expect(mainOf(body)).not.toContain('Loading…');
    expect(body).toMatch(/<title>Our stories \| Aurora/);
    expect(body).toMatch(
      /<link rel="stylesheet" crossorigin integrity="sha384-A+" href="\/remotes\/b\.css">.*<\/head>/s,
    );
    expect(viewOf(body).remote).toEqual({
      path: '/blog',
      title: 'Our stories',
      data: { text: '</script><script>alert(1)</script>' },
    });
    expect(body).not.toContain('<script>alert(1)');
    expect(headers['cache-control']).toContain('s-maxage');
  });

  it('is rendered with the values of the request: agency, path, language, configuration', async () => {
    const open = await aBlog(async ({ agency, location, basePath, language, configuration, session, rendered }) => {
      const { signedIn, profile } = session.now();
      const values = [
        agency.name,
        location.now(),
        basePath,
        language.now(),
        configuration,
        signedIn,
        profile,
        rendered,
      ];
      return { html: `<h1>${JSON.stringify(values)}</h1>`, data: null };
    });
    const { body } = await open('/blog/share?slug=a&lng=ar');
    const values = JSON.parse(/<h1>(.*?)<\/h1>/.exec(mainOf(body))?.[1] ?? 'null');
    const location = { path: '/blog/share', search: '?slug=a&lng=ar', hash: '' };
    expect(values).toEqual(['Aurora Journeys', location, '/blog', 'ar', { tone: 'kind' }, false, null, null]);
    expect(body).toContain('dir="rtl"');
  });

  it('is rendered from the API of its own host, and its response is in the page once', async () => {
    const calledPaths: string[] = [];
    const open = await aBlog(
      async ({ request }) => {
        const response = await request({ method: 'GET', path: '/api/content/blog' });
        return { html: `<h1>${response.ok}</h1>`, data: 'the stories' };
      },
      (request) => {
        const { pathname } = new URL(request.url);
        if (pathname === '/api/content/blog') calledPaths.push(request.headers.get('origin') ?? '');
        return sandbox(request);
      },
    );
    const { body } = await open('/blog');
    expect(mainOf(body)).toContain('<h1>true</h1>');
    expect(calledPaths).toEqual(['http://aurora.localhost']);
    const paths = viewOf(body).responses.map(({ path }: { path: string }) => path);
    expect(paths).not.toContain('/api/content/blog');
  });

  it('has the texts of agencies, sanitised as in the browser', async () => {
    const open = await aBlog(async ({ contentMarkup }) => {
      const text = '<h1>Fees</h1><p onclick="x()">We <a href="https://bank.example/">pay</a>.</p><script>x()</script>';
      return { html: `<article>${await contentMarkup(text, 'de')}</article>`, data: null };
    });
    const [, text = ''] = /<article>(.*?)<\/article>/s.exec((await open('/blog')).body) ?? [];
    expect(text).toMatch(/<h2[^>]*>Fees<\/h2><p[^>]*>We <a [^>]*href="https:\/\/bank\.example\/"/);
    expect(text).toContain('rel="noopener noreferrer"');
    expect(text).not.toMatch(/onclick|x\(\)|<h1/);
  });

  it('has no document: what only a page can do does nothing', async () => {
    const open = await aBlog(async (context) => {
      context.navigate('/elsewhere');
      context.markUnsaved()();
      context.guardLeaving(() => false)();
      context.slot('home.below-deals', undefined as never)();
      context.offerSignIn(() => undefined)();
      context.showContent(undefined as never, '<p>text</p>')();
      context.notify('success', 'A toast');
      context.signIn('token');
      context.loadProfile();
      const subscription = context.events.on('booking.confirmed').subscribe();
      subscription.unsubscribe();
      return SHOWN_PAGE;
    });
    const { status, body } = await open('/blog');
    expect([status, mainOf(body).includes('<h1>Stories</h1>'), body.includes('A toast')]).toEqual([200, true, false]);
    expect(viewOf(body).shows.signedIn).toBe(false);
  });

  it('has status 404 where the remote has no such page', async () => {
    const open = await aBlog(async () => ({ html: '<h1>No such story</h1>', data: null, isMissing: true }));
    const { status, body } = await open('/blog/gone');
    expect([status, mainOf(body).includes('<h1>No such story</h1>')]).toEqual([404, true]);
  });

  it('can’t change what another visitor is handed', async () => {
    const open = await aBlog(async ({ policies, defaultGuests }) => {
      const jsonBefore = JSON.stringify([policies, defaultGuests]);
      for (const part of [policies, policies.dealLocation, defaultGuests, defaultGuests.flight]) {
        for (const name of Object.keys(part ?? {})) Reflect.set(part ?? {}, name, 'changed');
      }
      return { html: `<h1>Stories</h1>${jsonBefore.includes('changed') ? 'changed' : 'as it was'}`, data: null };
    });
    for (const path of ['/blog', '/blog/a']) expect(mainOf((await open(path)).body)).toContain('as it was');
  });

  it('is not rendered for somebody who is signed in, nor at an address that is no page', async () => {
    let renders = 0;
    const open = await aBlog(async () => {
      renders += 1;
      return SHOWN_PAGE;
    });
    const signedIn = await open('/blog', { cookie: 'access_token=abc' });
    expect(mainOf(signedIn.body)).toContain('Loading…');
    expect((await open('/blogs')).status).toBe(404);
    expect(renders).toBe(0);
    expect(mainOf((await open('/blog')).body)).toContain('<h1>Stories</h1>');
  });

  it.each([
    ['throws', async () => Promise.reject(new Error('planted'))],
    [
      'throws at once',
      () => {
        throw new Error('planted');
      },
    ],
  ])('comes in its loading state where the remote %s, and is shared with nobody', async (_, render) => {
    const open = await aBlog(render);
    const { status, body, headers } = await open('/blog');
    expect(status).toBe(200);
    expect(mainOf(body)).toContain('Loading…');
    expect([viewOf(body).remote, body.includes('planted'), body.includes('b.css')]).toEqual([undefined, false, false]);
    expect(headers['cache-control']).not.toContain('s-maxage');
    expect(mainOf((await open('/')).body)).toContain('Aurora');
  });
});
