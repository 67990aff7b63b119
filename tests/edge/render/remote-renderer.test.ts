import { describe, expect, it } from 'vitest';
import { preloadEntries, remoteLinks } from '../../../src/edge/render/remote-renderer.ts';
import { aRenderer, file, manifest, PAGE, patient } from './a-remote-renderer.ts';

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
