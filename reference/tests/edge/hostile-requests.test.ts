import { fc, test } from '@fast-check/vitest';
import { runCount } from '@livery/testkit/runs';
import type { Nodes } from 'hast';
import { fromHtmlIsomorphic } from 'hast-util-from-html-isomorphic';
import { describe, expect, it } from 'vitest';
import { aBuiltShell } from '../../../tests/edge/a-built-shell.ts';
import { serveEdge } from '../../../tests/edge/serve-edge.ts';
import { aRenderingEdge } from './a-rendering-edge.ts';

const edge = aRenderingEdge({ root: aBuiltShell() });
const { send } = await serveEdge(edge);

/** Texts that break out of their context, or that programs handle badly. */
const HOSTILE_TEXTS = [
  '</script><x-evil>',
  '"><x-evil>',
  "' data-evil='",
  '<!--<script>',
  ']]><x-evil>',
  '{"currency":"</script><x-evil>","country":"\\u003cx-evil>"}',
  '{"__proto__":{"x":1}}',
  '__proto__',
  'constructor',
  'hasOwnProperty',
  '%',
  '%zz',
  '%00',
  '%ff%fe',
  '%ed%a0%80',
  '%e2%80%a8',
  '%3C%2Fscript%3E%3Cx-evil%3E',
  '*;q=nothing,,;;=',
  'ar-'.repeat(2000),
  'x'.repeat(8000),
];
const anyText = fc.oneof(fc.constantFrom(...HOSTILE_TEXTS), fc.string({ unit: 'binary-ascii', maxLength: 40 }));
/** The characters that a header may contain. */
const anyHeader = anyText.map((text) => text.replaceAll(/[^\x20-\x7e]/g, ''));
/** The characters that a query may contain; the server decodes its escapes, valid or not. */
const anyValue = anyText.map((text) => text.replaceAll(/[^\x21-\x7e]|[#&]/g, ''));
const aQuery = fc.dictionary(
  fc.constantFrom('lng', 'currency', 'tab', 'code', 'hideHeader', 'redirect', 'dealLinkId', '__proto__'),
  anyValue,
);
const someCookies = fc.dictionary(
  fc.constantFrom('pll_language', 'currency', 'time-zone', 'hideHeader', 'auth', 'x-session-id', '__proto__', 'x'),
  anyHeader.map((text) => text.replaceAll(';', '')),
);

/** Everything in a page that only injected markup could have added; JSON must be valid. */
function hostileMarkupIn(html: string): readonly string[] {
  const hostileParts: string[] = [];
  const look = (node: Nodes): void => {
    if (node.type === 'element') {
      const { tagName, properties, children } = node;
      if (tagName === 'x-evil' || 'dataEvil' in properties) hostileParts.push(tagName);
      const [text] = children;
      const isData = /^application\/(?:ld\+)?json$/.test(String(properties['type']));
      if (isData && text?.type === 'text') JSON.parse(text.value);
      else if (tagName === 'script' && text !== undefined) hostileParts.push(tagName);
    }
    if ('children' in node) for (const child of node.children) look(child);
  };
  look(fromHtmlIsomorphic(html));
  return hostileParts;
}

describe('whatever is requested', () => {
  test.prop([fc.constantFrom('/', '/about', '/login', '/errors'), aQuery, someCookies, anyHeader], {
    numRuns: runCount(16),
  })('the page is one, and holds nothing that the request brought along', async (path, query, cookies, languages) => {
    const search = Object.entries(query).map(([name, value]) => `${name}=${value}`);
    const cookie = Object.entries(cookies).map(([name, value]) => `${name}=${value}`);
    const response = await edge.request(`http://aurora.localhost${path}?${search.join('&')}`, {
      headers: { accept: 'text/html', 'accept-language': languages, cookie: cookie.join('; ') },
    });
    expect([200, 302, 404]).toContain(response.status);
    expect(hostileMarkupIn(await response.text())).toEqual([]);
  });

  it('16 kB of query are read, and more headers than a request has are refused', async () => {
    for (const [length, status] of [
      [16_384, 200],
      [48_000, 200],
      [70_000, 431],
    ] as const) {
      const response = await send(
        `GET /?lng=${'x'.repeat(length)} HTTP/1.1`,
        'Host: aurora.localhost',
        'Accept: text/html',
      );
      expect(response).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
    }
  });

  test.prop([fc.string({ unit: 'binary-ascii', maxLength: 60 }).map((text) => text.replaceAll(/[\r\n]/g, ''))], {
    numRuns: runCount(40),
  })('a path of any bytes has no error of ours', async (path) => {
    const response = await send(`GET /assets/${path} HTTP/1.1`, 'Host: aurora.localhost');
    expect(response).toMatch(/^HTTP\/1\.1 4\d\d /);
  });

  it.each(['/', '/about', '/faqs', '/errors', '/privacy-policy'])(
    'the page of an agency with hostile texts holds none of their markup: %s',
    async (path) => {
      const response = await edge.request(`http://wonky.localhost${path}`, { headers: { accept: 'text/html' } });
      expect([200, 404]).toContain(response.status);
      expect(hostileMarkupIn(await response.text())).toEqual([]);
    },
  );
});
