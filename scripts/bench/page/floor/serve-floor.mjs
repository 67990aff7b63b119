import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { createElement as h } from 'react';
import { renderToString } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { StaticRouter } from 'react-router-dom';
import { build } from 'vite';
import { PROJECT_ROOT } from '../../../machine/project-root.mjs';
import { requestBytes } from '../../request-bytes.mjs';
import { serveFiles } from '../serve-files.mjs';
import { PlainPage } from './plain-page.mjs';
import { plainTexts } from './plain-texts.mjs';

/** @import { PlainDeal } from './plain-page.mjs' */

const MESSAGES = join(PROJECT_ROOT, 'src/ui/texts/en.json');
const SCRIPT = '/plain.js';
const FIRST_VIEW = /<script type="application\/json" id="livery-first-view">(.*?)<\/script>/s;
const MAX_DEALS = 8;

/**
 * Serves the least that the home page could be with the same libraries: a plain page with its first eight deals, which
 * the browser hydrates. Its pictures come from the edge.
 *
 * @param {{ edgePort: number, host: string, from: number }} options from: the first port to try
 * @returns {Promise<{ port: number, stop: () => void }>}
 */
export async function serveFloor({ edgePort, host, from }) {
  const headers = { host, accept: 'text/html', 'accept-encoding': 'identity' };
  const page = await requestBytes({ port: edgePort, path: '/', headers });
  const deals = dealsInPage(page.body.toString('utf8'));
  const files = new Map([
    ['/', { type: 'text/html; charset=UTF-8', body: brotliCompressSync(floorDocument(deals)) }],
    [SCRIPT, { type: 'text/javascript', body: brotliCompressSync(await bundlePage()) }],
  ]);
  return serveFiles(from, async (path, askedHeaders) => {
    const file = files.get(path);
    if (file === undefined) return requestBytes({ port: edgePort, path, headers: askedHeaders });
    return { status: 200, headers: { 'content-type': file.type, 'content-encoding': 'br' }, body: file.body };
  });
}

/** The first deals that came with a home page. @param {string} html @returns {readonly PlainDeal[]} */
function dealsInPage(html) {
  const view = JSON.parse(FIRST_VIEW.exec(html)?.[1] ?? '{}');
  /** @type {readonly { result: { value?: { response?: readonly any[] } } }[]} */
  const responses = view.responses ?? [];
  const foundRecords = responses.flatMap(({ result }) => result.value?.response ?? []).slice(0, MAX_DEALS);
  return foundRecords.map(({ hotel, rates }) => ({
    name: String(hotel.hotelDetails.name),
    picture: new URL(hotel.hotelDetails.heroImage).pathname,
    price: String(rates.publishedRate),
  }));
}

/** @param {readonly PlainDeal[]} deals */
function floorDocument(deals) {
  const page = h(StaticRouter, { location: '/' }, h(PlainPage, { deals }));
  const root = renderToString(
    h(I18nextProvider, { i18n: plainTexts(JSON.parse(readFileSync(MESSAGES, 'utf8'))) }, page),
  );
  const data = JSON.stringify(deals).replaceAll('<', String.raw`\u003c`);
  return (
    '<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Deals</title>' +
    '<meta name="viewport" content="width=device-width, initial-scale=1"></head>' +
    `<body><div id="root">${root}</div><script type="application/json" id="deals">${data}</script>` +
    `<script type="module" src="${SCRIPT}"></script></body></html>`
  );
}

/** The page's program, minified like the shell's. */
async function bundlePage() {
  const outDir = join(PROJECT_ROOT, `node_modules/.cache/bench/floor-${process.pid}`);
  try {
    await build({
      configFile: false,
      logLevel: 'error',
      root: PROJECT_ROOT,
      resolve: { conditions: ['es2015', 'module', 'browser', 'production'] },
      build: {
        outDir,
        emptyOutDir: true,
        copyPublicDir: false,
        minify: 'terser',
        rolldownOptions: {
          input: join(PROJECT_ROOT, 'scripts/bench/page/floor/plain-client.mjs'),
          output: { entryFileNames: 'plain.js' },
        },
      },
    });
    return readFileSync(join(outDir, 'plain.js'));
  } finally {
    rmSync(outDir, { recursive: true, force: true });
  }
}
