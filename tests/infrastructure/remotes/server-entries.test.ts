import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { UnfitPage } from '../../../src/application/remotes/unfit-page.ts';
import { contentFiles } from '../../../src/infrastructure/remotes/content-files.ts';
import { serverEntryLoader } from '../../../src/infrastructure/remotes/server-entries.ts';

const URL = 'https://content.example/blog/server.js';
const digestOf = (code: string) => `sha384-${createHash('sha384').update(code).digest('base64')}`;

/** A loader of an entry with this code; by default, the digest matches the code. */
function createEntryLoader(code: string, { integrity = digestOf(code), status = 200 } = {}) {
  const requests: string[] = [];
  let shares = 0;
  const load = serverEntryLoader({
    async loadShared() {
      shares += 1;
      return { react: { version: 'the page’s own' } };
    },
    read: contentFiles({
      root: '/nowhere',
      async fetch(address) {
        requests.push(address instanceof Request ? address.url : address.toString());
        return new Response(code, { status });
      },
    }),
  });
  return { load: () => load({ url: URL, integrity }), requests, shares: () => shares };
}

const renderingCode = (value: string) => `exports.render = async (context) => (${value});`;
const renderedValue = async (value: string) =>
  (await createEntryLoader(renderingCode(value)).load()).render({ basePath: '/blog' } as never);

describe('the server entry of a remote', () => {
  it('is run once, and renders with the context that it is given', async () => {
    const { load, requests } = createEntryLoader(
      `globalThis.loads = (globalThis.loads ?? 0) + 1; ${renderingCode('{ html: context.basePath, data: { a: [1] } }')}`,
    );
    const [remote, otherRemote] = await Promise.all([load(), load()]);
    const { render } = await load();
    expect(await render({ basePath: '/blog' } as never)).toEqual({ html: '/blog', data: { a: [1] } });
    expect([remote, otherRemote]).toEqual([{ render }, { render }]);
    expect([requests, (globalThis as { loads?: number }).loads]).toEqual([[URL], 1]);
    Reflect.deleteProperty(globalThis, 'loads');
  });

  it('imports what the page shares, and nothing else', async () => {
    const { load } = createEntryLoader(
      "const { version } = require('react'); exports.render = async () => ({ html: version });",
    );
    expect(await (await load()).render({} as never)).toEqual({ html: 'the page’s own', data: null });
    for (const name of ['node:fs', 'fs', 'toString', '__proto__']) {
      await expect(createEntryLoader(`require('${name}')`).load()).rejects.toThrow(
        `${URL} imports ${name}, which the server does not share.`,
      );
    }
  });

  it('is refused where one byte is another', async () => {
    const code = renderingCode('{ html: "" }');
    await expect(createEntryLoader(`${code} `, { integrity: digestOf(code) }).load()).rejects.toThrow(
      `${URL} is not the file that the manifest names.`,
    );
  });

  it.each([
    ['exports nothing', '', `${URL} exports no function “render”.`],
    ['exports no function', 'exports.render = {};', `${URL} exports no function “render”.`],
    ['throws', 'throw new Error("planted")', 'planted'],
    ['is no script', '<!doctype html>', 'Unexpected token'],
  ])('is refused where it %s', async (_, code, problem) => {
    await expect(createEntryLoader(code).load()).rejects.toThrow(problem);
  });

  it('is loaded again after a failure', async () => {
    const { load, requests } = createEntryLoader('', { status: 502 });
    for (let attempt = 1; attempt <= 2; attempt += 1) {
      await expect(load()).rejects.toThrow(`${URL} responded with 502.`);
    }
    expect(requests).toEqual([URL, URL]);
  });

  it('is read from the build where its content host is a path on the page’s own origin', async () => {
    const root = mkdtempSync(join(tmpdir(), 'livery-entries-'));
    mkdirSync(join(root, 'remotes'));
    const code = renderingCode('{ html: "own" }');
    writeFileSync(join(root, 'remotes', 'the blog.js'), code);
    const load = serverEntryLoader({
      loadShared: async () => ({}),
      read: contentFiles({ root, fetch: () => Promise.reject(new Error('called')) }),
    });
    const url = 'http://own.invalid/remotes/the%20blog.js';
    const entry = await load({ url, integrity: digestOf(code) });
    expect(await entry.render({} as never)).toEqual({ html: 'own', data: null });
    const { integrity } = { integrity: digestOf(`${code} `) };
    await expect(load({ url, integrity })).rejects.toThrow('is not the file that the manifest names.');
  });
});

describe('what an entry renders', () => {
  it.each([
    ['undefined', '“render” resolved to no { html, data }.'],
    ['"<h1>Stories</h1>"', '“render” resolved to no { html, data }.'],
    ['{ html: "x".repeat(500_001) }', '“render” resolved to more than 500000 characters of markup.'],
    ['{ html: "" }', '“render” resolved to no markup.'],
    ['{ html: " <!-- none --> <script>x()</script>" }', '“render” resolved to no markup.'],
    ['{ html: 1 }', '“render” resolved to no { html, data }.'],
    ['{ html: "", data: () => 1 }', 'The data of “render” can’t be used:'],
    ['{ html: "", data: { day: new Date(0) } }', 'The data of “render” can’t be used:'],
  ])('is refused in one sentence where it is %s', async (value, problem) => {
    await expect(renderedValue(value)).rejects.toThrow(problem);
  });

  it.each([
    ['long', '"x".repeat(500_001)', 'null'],
    ['wide', '"<p>".repeat(20_001)', 'null'],
    ['deep', '"<b>".repeat(300)', 'null'],
    ['heavy', '"<p></p>"', '"x".repeat(1_000_001)'],
  ])('is unfit for a document where it is too %s, which says nothing of other pages', async (_, html, data) => {
    await expect(renderedValue(`{ html: ${html}, data: ${data} }`)).rejects.toBeInstanceOf(UnfitPage);
    await expect(renderedValue('{ html: "" }')).rejects.not.toBeInstanceOf(UnfitPage);
  });

  it('has data of its own: what the entry changes afterwards is not in the page', async () => {
    const { load } = createEntryLoader(
      'const data = { a: 1 }; exports.data = data; exports.render = async () => ({ html: "<p></p>", data });',
    );
    const { data } = (await (await load()).render({} as never)) ?? {};
    expect([data, Object.isFrozen(data)]).toEqual([{ a: 1 }, true]);
  });

  it('is refused where it is larger than any is', async () => {
    await expect(createEntryLoader(`//${'x'.repeat(8 * 1024 * 1024)}`).load()).rejects.toThrow(
      `${URL} can’t be read: Error: it is larger than 8192 kB`,
    );
  });
});
