import { describe, expect, it } from 'vitest';
import { type Deadline, startDeadline } from '../../../src/edge/deadline.ts';
import { preloadEntries, remoteLinks, remoteRenderer } from '../../../src/edge/render/remote-renderer.ts';
import { parseManifest } from '../../../src/infrastructure/remotes/manifest-wire.ts';

const file = (url: string) => ({ url, integrity: `sha384-${'A'.repeat(64)}` });
const parsed = parseManifest(
  {
    version: 1,
    remotes: {
      blog: { ...file('blog.js'), server: file('blog-server.js'), styles: [file('blog.css')] },
      resort: file('resort.js'),
      mainApp: file('https://elsewhere.example/main.js'),
    },
  },
  'https://content.example',
);
if (!parsed.ok) throw new Error('The manifest of this file is wrong.');
const manifest = parsed.value;

const PAGE = { html: '<h1>Stories</h1>', data: { stories: 3 } };
const LOADED = async () => ({ render: async () => PAGE });
const never = new Promise<never>(() => undefined);
/** All the time that a test takes. */
const patient = () => startDeadline(60_000);
/** A deadline that is over for whatever does not resolve at once. */
const OVER: Deadline = {
  includes: async (promise) =>
    Promise.race([promise.then(() => true), new Promise<false>((end) => setImmediate(end, false))]),
};

/** A renderer on a clock that the test moves. */
function aRenderer(options: Partial<Parameters<typeof remoteRenderer>[0]> = {}) {
  const errors: string[] = [];
  let time = 0;
  const render = remoteRenderer({
    names: ['blog', 'resort', 'mainApp'],
    manifest: () => manifest,
    load: LOADED,
    styleText: () => '.card{}',
    onError: (failure) => errors.push(String(failure)),
    now: () => time,
    ...options,
  });
  return { render, errors, pass: (milliseconds: number) => (time += milliseconds) };
}

describe('the page of a remote', () => {
  it('is rendered by the entry of the manifest, with the style sheets of the remote', async () => {
    const asked: unknown[] = [];
    const { render } = aRenderer({
      async load(entry) {
        asked.push(entry);
        return { render: async () => PAGE };
      },
    });
    const page = await render('blog', patient(), async ({ remote, render: own, module }) => {
      asked.push(remote, module.entry);
      return own({} as never);
    });
    expect(page).toMatchObject({
      kind: 'rendered',
      page: PAGE,
      styles: [{ ...file('https://content.example/blog.css'), text: '.card{}' }],
    });
    expect(asked).toEqual([
      file('https://content.example/blog-server.js'),
      'blog',
      file('https://content.example/blog.js'),
    ]);
  });

  it.each([
    ['the deployment does not name it', { names: ['resort'] }, 'blog'],
    ['the manifest lists no server entry', {}, 'resort'],
    ['the manifest refuses it', {}, 'mainApp'],
    ['the manifest does not have it', { names: ['topDestinations'] }, 'topDestinations'],
    ['there is no manifest yet', { manifest: () => undefined }, 'blog'],
  ])('is left to the browser where %s, and nothing is loaded', async (_, options, remote) => {
    const { render, errors } = aRenderer({ load: () => Promise.reject(new Error('loaded')), ...options });
    const page = await render(remote, patient(), async () => PAGE);
    expect([page.kind, errors]).toEqual(['unrendered', []]);
  });

  it('is left to the browser where nobody is known to render it for', async () => {
    expect(await aRenderer().render('blog', patient(), async () => null)).toMatchObject({ kind: 'unrendered' });
  });

  it.each([
    ['throws', () => Promise.reject(new Error('broken')), 'Error: broken'],
    ['is late', () => never, 'Error: The remote “blog” was not rendered in time.'],
  ])('fails where it %s; after three failures in a row it is not tried for a minute', async (_, renderIn, problem) => {
    const { render, errors, pass } = aRenderer();
    let tries = 0;
    const visit = (how: () => Promise<typeof PAGE | null>) =>
      render('blog', OVER, () => {
        tries += 1;
        pass(100);
        return how();
      });
    for (let visitor = 1; visitor <= 5; visitor += 1) expect(await visit(renderIn)).toMatchObject({ kind: 'failed' });
    expect([tries, errors]).toEqual([3, [problem, problem, problem]]);
    pass(59_999);
    expect(await visit(async () => PAGE)).toMatchObject({ kind: 'failed' });
    pass(1);
    expect(await visit(async () => PAGE)).toMatchObject({ kind: 'rendered' });
    expect(await visit(renderIn)).toMatchObject({ kind: 'failed' });
    expect(await visit(async () => PAGE)).toMatchObject({ kind: 'rendered' });
  });

  it('has not failed where the API left it no time', async () => {
    const { render, errors } = aRenderer();
    for (let visitor = 1; visitor <= 4; visitor += 1) {
      expect(await render('blog', OVER, () => never)).toMatchObject({ kind: 'failed' });
    }
    expect(errors).toEqual([]);
    expect(await render('blog', OVER, async () => PAGE)).toMatchObject({ kind: 'rendered' });
  });

  it('does not wait longer for an entry that is still loading, which is no failure', async () => {
    const { render, errors } = aRenderer({ load: () => never });
    expect(await render('blog', OVER, async () => PAGE)).toMatchObject({ kind: 'failed' });
    expect(errors).toEqual([]);
  });

  it('fails where its entry can’t be loaded', async () => {
    let loads = 0;
    const { render, errors } = aRenderer({
      load() {
        loads += 1;
        return Promise.reject(new Error('502'));
      },
    });
    for (let visitor = 1; visitor <= 4; visitor += 1) await render('blog', patient(), async () => PAGE);
    expect([loads, errors]).toEqual([3, ['Error: 502', 'Error: 502', 'Error: 502']]);
  });
});

describe('the entries of the remotes that the deployment names', () => {
  it('are loaded before the first page needs them; what can’t be rendered is said in a sentence each', async () => {
    const loaded: string[] = [];
    const load = async ({ url }: { readonly url: string }) => {
      loaded.push(url);
      return { render: async () => PAGE };
    };
    const names = ['blog', 'resort', 'mainApp', 'topDestinations'];
    expect(await preloadEntries(manifest, { names, load })).toEqual([
      'The remote “resort” can’t be rendered on the server: the manifest lists no server entry for it.',
      'The remote “mainApp” can’t be rendered on the server: the manifest offers no such remote.',
      'The remote “topDestinations” can’t be rendered on the server: the manifest offers no such remote.',
    ]);
    expect(loaded).toEqual(['https://content.example/blog-server.js']);
    const broken = () => Promise.reject(new Error('It is another file.'));
    expect(await preloadEntries(manifest, { names: ['blog'], load: broken })).toEqual([
      'The remote “blog” can’t be rendered on the server: Error: It is another file.',
    ]);
  });
});

it('links to the style sheets of a remote, on the page’s own origin by their path alone', () => {
  const { integrity } = file('');
  const link = (href: string) => `<link rel="stylesheet" crossorigin integrity="${integrity}" href="${href}">`;
  expect(
    remoteLinks([file('http://own.invalid/remotes/a.css'), file('https://content.example/b.css?"x')], 'stylesheet'),
  ).toBe(link('/remotes/a.css') + link('https://content.example/b.css?%22x'));
});
