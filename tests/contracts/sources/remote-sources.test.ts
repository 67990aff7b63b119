// @vitest-environment jsdom

import { err, ok, type Result } from '@livery/contract/shared/result';
import { describe, expect, it, vi } from 'vitest';
import { memoryRemoteSource } from '../../../src/infrastructure/memory/memory-remote-source.ts';
import { browserRemoteSource } from '../../../src/infrastructure/remotes/browser-remote-source.ts';
import { type OfferedRemotes, remoteSourceContract } from './remote-source.contract.ts';

const emptyResponse = async () => ({});

const nameOf = (url: string) => new URL(url).pathname.split('/').at(-1) ?? '';

remoteSourceContract('The memory remote source', () => {
  const files: OfferedRemotes['files'] = new Map();
  let response: Result<unknown, string> = ok({});
  let attachedStyles: readonly string[] = [];
  return {
    files,
    source: memoryRemoteSource({
      manifest: () => response,
      file: (url) => files.get(nameOf(url)),
      onStylesChange: (urls) => {
        attachedStyles = urls.map(nameOf);
      },
    }),
    manifest: (json) => {
      response = ok(json);
    },
    breakDown: () => {
      response = err('planted');
    },
    attachedStyles: () => attachedStyles,
  };
});

/** A page whose links the test loads as a browser does, checking their digests. */
function aPage() {
  const files: OfferedRemotes['files'] = new Map();
  const page = document.implementation.createHTMLDocument();
  const ran = new Map<string, Promise<unknown>>();
  const links = () => [...page.head.querySelectorAll('link')];
  new MutationObserver((changes) => {
    for (const link of changes.flatMap(({ addedNodes }) => [...addedNodes])) {
      if (!(link instanceof HTMLLinkElement)) continue;
      const sound = files.get(nameOf(link.href))?.integrity === link.integrity && link.crossOrigin === 'anonymous';
      link.dispatchEvent(new Event(sound ? 'load' : 'error'));
    }
  }).observe(page.head, { childList: true });
  const fetch = vi.fn<typeof globalThis.fetch>();
  const loadComponents = vi.fn(emptyResponse);
  const source = browserRemoteSource({
    contentUrl: 'https://content.example/site',
    document: page,
    fetch,
    loadComponents,
    importModule(url) {
      const running = ran.get(url) ?? Promise.resolve().then(() => files.get(nameOf(url))?.run?.());
      ran.set(url, running);
      return running;
    },
  });
  return { files, links, page, fetch, loadComponents, source };
}

remoteSourceContract('The browser remote source', () => {
  const { files, links, fetch, source } = aPage();
  return {
    files,
    source,
    manifest: (json) => void fetch.mockImplementation(async () => new Response(JSON.stringify(json))),
    breakDown: () => void fetch.mockImplementation(async () => new Response('', { status: 503 })),
    attachedStyles: () =>
      links()
        .filter(({ rel, media }) => rel === 'stylesheet' && media === 'all')
        .map(({ href }) => nameOf(href)),
  };
});

describe('the browser remote source', () => {
  const { signal } = new AbortController();

  it('requests the manifest without credentials, past every cache, and follows no redirect', async () => {
    const { fetch, source } = aPage();
    fetch.mockImplementation(async () => new Response('{'));
    expect(await source.readManifest(signal)).toMatchObject({ error: { kind: 'manifest-malformed' } });
    expect(fetch).toHaveBeenCalledExactlyOnceWith('https://content.example/site/remotes.json', {
      credentials: 'omit',
      cache: 'no-cache',
      redirect: 'error',
      signal,
    });
  });

  it('reads another manifest, whose files are on its own origin', async () => {
    const { fetch, source } = aPage();
    const entry = { url: 'entry.js', integrity: `sha384-${'A'.repeat(64)}` };
    fetch.mockImplementation(async () => new Response(JSON.stringify({ version: 1, remotes: { blog: entry } })));
    const url = 'http://localhost:5174/remotes.json';
    const blog = { ok: true, value: { entry: { ...entry, url: 'http://localhost:5174/entry.js' } } };
    expect(await source.readManifest(signal, url)).toMatchObject({ ok: true, value: { blog } });
    expect(fetch).toHaveBeenCalledExactlyOnceWith(url, expect.anything());
  });

  it('reports a failed request', async () => {
    const { fetch, source } = aPage();
    fetch.mockRejectedValue(new TypeError('Failed to fetch'));
    expect(await source.readManifest(signal)).toMatchObject({ error: { kind: 'manifest-unreachable' } });
  });

  it('leaves no link of a file that failed, and one of each that is there', async () => {
    const { files, links, source } = aPage();
    const integrity = `sha384-${'A'.repeat(64)}`;
    const module = { entry: { url: 'https://content.example/site/entry.js', integrity }, chunks: [], styles: [] };
    await source.loadFiles(module, signal);
    expect(links()).toEqual([]);
    files.set('entry.js', { integrity });
    await source.loadFiles(module, signal);
    await source.loadFiles(module, signal);
    expect(links().map(({ rel, integrity: actual }) => [rel, actual])).toEqual([['modulepreload', integrity]]);
  });

  it('fetches what the page shares with every remote written in React, by the import map', async () => {
    const { files, links, page, source } = aPage();
    const imports = { react: 'https://sunny.example/react.js', '@livery/ui/aria': 'https://sunny.example/aria.js' };
    const map = page.createElement('script');
    map.type = 'importmap';
    map.textContent = JSON.stringify({ imports, integrity: { 'https://sunny.example/react.js': 'sha384-react' } });
    page.head.append(map);
    files.set('react.js', { integrity: 'sha384-react' });
    source.loadShared(signal);
    expect(links().map(({ href }) => nameOf(href))).toEqual(['react.js']);
  });

  it('waits no longer for a file than it is wanted, and requests it anew the next time', async () => {
    const page = document.implementation.createHTMLDocument();
    const options = {
      fetch,
      document: page,
      contentUrl: 'https://content.example',
      importModule: emptyResponse,
      loadComponents: emptyResponse,
    };
    const source = browserRemoteSource(options);
    const module = { entry: { url: 'https://content.example/entry.js', integrity: '' }, chunks: [], styles: [] };
    const timeLimit = new AbortController();
    const loading = source.loadFiles(module, timeLimit.signal);
    timeLimit.abort();
    expect(await loading).toMatchObject({ error: { kind: 'file-not-loaded' } });
    void source.loadFiles(module, signal);
    expect(page.head.querySelectorAll('link')).toHaveLength(2);
  });

  it('loads the shared components before it runs what mounts something, and not for a user store', async () => {
    const { files, loadComponents, source } = aPage();
    const order: string[] = [];
    loadComponents.mockImplementation(async () => order.push('components'));
    const run = () => ({ open: emptyResponse, mount: () => emptyResponse, ran: order.push('entry') });
    files.set('entry.js', { integrity: '', run });
    const module = { entry: { url: 'https://content.example/site/entry.js', integrity: '' }, chunks: [], styles: [] };
    await source.evaluate(module, 'open');
    expect(order).toEqual(['entry']);
    await source.evaluate(module, 'mount');
    expect(order).toEqual(['entry', 'components']);
    loadComponents.mockRejectedValue(new TypeError('Failed to fetch dynamically imported module'));
    expect(await source.evaluate(module, 'mount')).toMatchObject({ error: { kind: 'evaluation-failed' } });
  });

  it('reads a path on the page’s own origin', () => {
    const options = {
      fetch,
      document,
      contentUrl: '/remotes',
      importModule: emptyResponse,
      loadComponents: emptyResponse,
    };
    const { manifestUrl } = browserRemoteSource(options);
    expect(manifestUrl).toBe(new URL('/remotes/remotes.json', document.baseURI).href);
  });
});
