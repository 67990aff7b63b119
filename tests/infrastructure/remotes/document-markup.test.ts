import { test } from '@fast-check/vitest';
import fc from 'fast-check';
import { fromHtmlIsomorphic } from 'hast-util-from-html-isomorphic';
import { describe, expect, it } from 'vitest';
import { documentMarkup } from '../../../src/infrastructure/remotes/document-markup.ts';

describe('the markup of a remote in a document', () => {
  it.each([
    ['<h1 class="a" id="b">Stories &amp; more</h1>', '<h1 class="a" id="b">Stories &amp; more</h1>'],
    ['a</div></main><p>b', 'a<p>b</p>'],
    ['<p style="color: red" onclick="x()" ONFOCUS="y()">a</p>', '<p>a</p>'],
    ['<script>x()</script><style>p{}</style><iframe src="/"></iframe><base href="/x">a', 'a'],
    ['<p><script>x()</script>a</p>', '<p>a</p>'],
    ['<!-- --><b>a</b><!--x', '<b>a</b>'],
    [
      '<a href="/blog/a?b=1&amp;c" data-x="1" aria-label="a">a</a>',
      '<a href="/blog/a?b=1&amp;c" data-x="1" aria-label="a">a</a>',
    ],
    [
      '<img src="/a.webp" srcset="/a.webp 1x, /b.webp 2x" width="4" alt="">',
      '<img src="/a.webp" srcset="/a.webp 1x, /b.webp 2x" width="4" alt="">',
    ],
    [
      '<svg viewBox="0 0 1 1"><path d="M0 0" stroke-width="2"></path></svg>',
      '<svg viewBox="0 0 1 1"><path d="M0 0" stroke-width="2"></path></svg>',
    ],
    [
      '<input disabled value="a"><select><option selected>a</option></select>',
      '<input disabled="" value="a"><select><option selected="">a</option></select>',
    ],
    ['', ''],
    ['<h1>P</h1><plaintext>swallow', '<h1>P</h1>'],
    ['<noscript><p title="</noscript><img src=x onerror=y()>">a</noscript>b', '<img src="x">"&gt;ab'],
    ['<a href=" java\nscript:x()">a</a><button formaction="JavaScript:x()">b</button>', '<a>a</a><button>b</button>'],
    ['<svg><a xlink:href="javascript:x()"><text>a</text></a></svg>', '<svg><a><text>a</text></a></svg>'],
  ])('%s', (html, expected) => {
    expect(documentMarkup(html)).toBe(expected);
  });

  it.each([
    [
      'formatting that is never closed',
      () => Array.from({ length: 700 }, (_, index) => `<p><b class=x${index}>line`).join(''),
    ],
    ['one element in another', () => '<b>'.repeat(160_000)],
    ['very many elements', () => '<br>'.repeat(100_000)],
  ])('is refused in one sentence before it takes long: %s', (_what, markup) => {
    expect(() => documentMarkup(markup())).toThrow(/^“render” resolved to [^.]+\.$/);
  });

  it.each(['<button><table><tr><div><button>', '<form><h1></form><form>', '<h2><nobr><h2><nobr>'])(
    'is the same once a browser has parsed it: %s',
    (markup) => {
      const clean = documentMarkup(markup);
      expect(documentMarkup(clean)).toBe(clean);
      const [container] = fromHtmlIsomorphic(`<div>${clean}</div>`, { fragment: true }).children;
      expect(container).toMatchObject({ tagName: 'div' });
    },
  );

  const piece = fc.constantFrom(
    '<div>',
    '</div>',
    '</main>',
    '<p',
    '>',
    '"',
    '<table><tr>',
    '<script>',
    '</script>',
    '<!--',
    '-->',
    '<svg>',
    'text',
    '<b onclick="x">',
    ' style="x"',
    '<style>',
    '<textarea>',
    '<template>',
    '<select>',
    '<plaintext>',
    '<noscript>',
    '<button>',
    '<form>',
    '</form>',
    '<h2>',
    '<nobr>',
  );

  test.prop([fc.array(piece, { maxLength: 12 })])('leaves what follows it where it is', (pieces) => {
    const document = `<main><div>${documentMarkup(pieces.join(''))}</div><p id="after"></p></main><footer></footer>`;
    const { children } = fromHtmlIsomorphic(document, { fragment: true });
    expect(children).toMatchObject([
      { tagName: 'main', children: [{ tagName: 'div' }, { properties: { id: 'after' }, children: [] }] },
      { tagName: 'footer', children: [] },
    ]);
    expect(JSON.stringify(children)).not.toMatch(/"tagName":"(?:script|style)"|"onClick":|"style":/);
  });
});
