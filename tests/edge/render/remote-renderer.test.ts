import { describe, expect, it } from 'vitest';
import { preloadEntries, remoteLinks } from '../../../src/edge/render/remote-renderer.ts';
import { aRenderer, fileEntry, manifest, PAGE, patientDeadline } from './a-remote-renderer.ts';

describe('the page of a remote', () => {
  it('is rendered by the entry of the manifest, with the style sheets of the remote', async () => {
    const askedNames: unknown[] = [];
    const { render } = aRenderer({
      async load(entry) {
        askedNames.push(entry);
        return { render: async () => PAGE };
      },
    });
    const page = await render('blog', patientDeadline(), async ({ remote, render: own, module }) => {
      askedNames.push(remote, module.entry);
      return own({} as never);
    });
    expect(page).toMatchObject({
      kind: 'rendered',
      page: PAGE,
      styles: [{ ...fileEntry('https://content.example/blog.css'), text: '.card{}' }],
    });
    expect(askedNames).toEqual([
      fileEntry('https://content.example/blog-server.js'),
      'blog',
      fileEntry('https://content.example/blog.js'),
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
    const page = await render(remote, patientDeadline(), async () => PAGE);
    expect([page.kind, errors]).toEqual(['unrendered', []]);
  });

  it('is left to the browser where nobody is known to render it for', async () => {
    expect(await aRenderer().render('blog', patientDeadline(), async () => null)).toMatchObject({ kind: 'unrendered' });
  });
});

describe('the entries of the remotes that the deployment names', () => {
  it('are loaded before the first page needs them; what can’t be rendered is said in a sentence each', async () => {
    const loadedNames: string[] = [];
    const load = async ({ url }: { readonly url: string }) => {
      loadedNames.push(url);
      return { render: async () => PAGE };
    };
    const names = ['blog', 'resort', 'mainApp', 'topDestinations'];
    expect(await preloadEntries(manifest, { names, load })).toEqual([
      'The remote “resort” can’t be rendered on the server: the manifest lists no server entry for it.',
      'The remote “mainApp” can’t be rendered on the server: the manifest offers no such remote.',
      'The remote “topDestinations” can’t be rendered on the server: the manifest offers no such remote.',
    ]);
    expect(loadedNames).toEqual(['https://content.example/blog-server.js']);
    const rejectFile = () => Promise.reject(new Error('It is another file.'));
    expect(await preloadEntries(manifest, { names: ['blog'], load: rejectFile })).toEqual([
      'The remote “blog” can’t be rendered on the server: Error: It is another file.',
    ]);
  });
});

it('links to the style sheets of a remote, on the page’s own origin by their path alone', () => {
  const { integrity } = fileEntry('');
  const link = (href: string) => `<link rel="stylesheet" crossorigin integrity="${integrity}" href="${href}">`;
  expect(
    remoteLinks(
      [fileEntry('http://own.invalid/remotes/a.css'), fileEntry('https://content.example/b.css?"x')],
      'stylesheet',
    ),
  ).toBe(link('/remotes/a.css') + link('https://content.example/b.css?%22x'));
});
