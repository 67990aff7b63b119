import { test } from '@fast-check/vitest';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ALLOWED_ELEMENTS, DROPPED_WITH_CONTENT } from '../../../src/infrastructure/content/allowed-markup.ts';
import { cleanHtml } from '../../../src/infrastructure/content/clean-html.ts';
import { HOSTILE_MARKUP } from './hostile-markup.ts';
import { elementsSeen, type SeenElement } from './what-a-browser-sees.ts';

const ATTRIBUTES = [
  'id dir lang title style href target rel src alt loading width height',
  'start reversed type value colspan rowspan scope',
].flatMap((names) => names.split(' '));

/** The unsafe parts of an element. */
function harmIn({ name, attributes }: SeenElement): readonly string[] {
  const { id = 'user-content-x', href = '/', src = '/', style = 'text-align:start' } = attributes;
  return [
    ...(ALLOWED_ELEMENTS.includes(name) ? [] : [`<${name}>`]),
    ...Object.keys(attributes).filter((attribute) => !ATTRIBUTES.includes(attribute)),
    ...(/^(?:https?:\/\/[^@]*$|mailto:|tel:|#user-content-|\/(?![/\\]))/.test(href) ? [] : [`href ${href}`]),
    ...(/^(?:https?:\/\/|\/(?![/\\]))/.test(src) ? [] : [`src ${src}`]),
    ...(/^user-content-./s.test(id) ? [] : [`id ${id}`]),
    ...(/^text-align:[a-z]+$/.test(style) ? [] : [`style ${style}`]),
    ...(name === 'a' && href.startsWith('http') && attributes.rel !== 'noopener noreferrer' ? ['rel'] : []),
  ];
}

/** Texts composed of valid and invalid pieces of markup. */
const anyMarkup = fc
  .array(
    fc.oneof(
      fc
        .constantFrom(...ALLOWED_ELEMENTS, ...DROPPED_WITH_CONTENT, 'form', 'font', 'html', 'body', 'col')
        .chain((name) =>
          fc.constantFrom(
            `<${name}>`,
            `</${name}>`,
            `<${name} title="a&quot;<\r\n" align=CENTER dir=rtl>`,
            `<${name} href="https://agency.example/?a=1&b" src='/a b.png' style="Text-Align : right">`,
            `<${name} href="mailto:ü@agency.example?subject=x" colspan=2 start=3 id=x onclick=x()>`,
            `<${name} id='user-content-user-content-' name="y\r" href="#y%20">`,
          ),
        ),
      fc.constantFrom('text', '\n\n', '&amp;', '&#13;', '&lt;b>', '<', '</', '<!--', '-->', '<![CDATA[x]]>', '\0', '"'),
      fc.constantFrom(...HOSTILE_MARKUP),
      fc.string({ unit: 'binary', maxLength: 8 }),
    ),
    { maxLength: 16 },
  )
  .map((pieces) => pieces.join(''));

describe('cleanHtml', () => {
  it.each([
    ['<h2>Who <em>we</em> are</h2><p>Since <strong>1998</strong>.<br>Yes.</p>', undefined],
    ['<ul><li>one<li>two</ul>', '<ul><li>one</li><li>two</li></ul>'],
    [
      '<ol start="3" type="a" reversed><li value="7">x</li></ol>',
      '<ol start="3" reversed type="a"><li value="7">x</li></ol>',
    ],
    ['<dl><dt>a<dd>b<dt>c</dl>', '<dl><dt>a</dt><dd>b</dd><dt>c</dt></dl>'],
    [
      '<table><caption>Fares</caption><tr><th scope=col colspan=2>a<td>b</table>',
      '<table><caption>Fares</caption><tbody><tr><th colspan="2" scope="col">a</th><td>b</td></tr></tbody></table>',
    ],
    [
      '<figure><img src="/a.png" alt="A pier"><figcaption>Pier</figcaption></figure>',
      '<figure><img src="/a.png" alt="A pier" loading="lazy"><figcaption>Pier</figcaption></figure>',
    ],
    ['<p dir="rtl" lang="ar">مرحبا</p>', undefined],
    ['a &lt; b &amp; c', undefined],
    ['a < b & c', 'a &lt; b &amp; c'],
    ['<p>one<p>two', '<p>one</p><p>two</p>'],
    ['<article>one</article><aside>two</aside>', '<div>one</div><div>two</div>'],
    ['<font color=red>red</font> <u>line</u>', 'red <u>line</u>'],
    ['<b><i>x</b></i>', '<b><i>x</i></b>'],
  ])('keeps what a text is made of: %s', (html, cleaned) => {
    expect(cleanHtml(html)).toBe(cleaned ?? html);
  });

  it.each([
    ['https://agency.example/a?b=1', ' target="_blank" rel="noopener noreferrer"'],
    ['/about', ''],
    ['/signup', ''],
    ['mailto:hello@agency.example', ''],
    ['tel:+15550102030', ''],
  ])('keeps a link to %s', (href, more) => {
    expect(cleanHtml(`<a href="${href}" target="evil" rel="opener">x</a>`)).toBe(`<a href="${href}"${more}>x</a>`);
  });

  it.each(['javascript:alert(1)', '//evil.example', '/logout', '#', 'page.html', 'ftp://agency.example', ''])(
    'leaves of a link to "%s" only its text',
    (href) => {
      expect(cleanHtml(`<p><a href="${href}">read <b>on</b></a></p>`)).toBe('<p>read <b>on</b></p>');
    },
  );

  it.each([
    [
      '<a href="#fees">Fees</a><h2 id="fees">Fees</h2>',
      '<a href="#user-content-fees">Fees</a><h2 id="user-content-fees">Fees</h2>',
    ],
    [
      '<a href="#fees">Fees</a><a name="fees"></a>',
      '<a href="#user-content-fees">Fees</a><a id="user-content-fees"></a>',
    ],
    ['<p id="location">x</p>', '<p id="user-content-location">x</p>'],
    ['<p id="">x</p>', '<p>x</p>'],
  ])('keeps where a link within the text leads to, under a name that is none of ours: %s', (html, cleaned) => {
    expect(cleanHtml(html)).toBe(cleaned);
  });

  it('leaves nothing of a picture that may not be loaded', () => {
    expect(cleanHtml('a<img src="data:image/png;base64,AAAA" alt="x">b<img>c')).toBe('abc');
  });

  it.each([
    ['style="color:red; TEXT-ALIGN: Center !important"', ' style="text-align:center"'],
    ['style="text-align:left;text-align:right"', ' style="text-align:right"'],
    ['align="right"', ' style="text-align:right"'],
    ['align="right" style="text-align:justify"', ' style="text-align:justify"'],
    ['style="text-align:inherit;float:left"', ''],
    ['style="position:fixed"', ''],
  ])('keeps of a style how text is aligned: %s', (style, expected) => {
    expect(cleanHtml(`<p ${style}>x</p>`)).toBe(`<p${expected}>x</p>`);
  });

  it('drops form controls and keeps the words around them', () => {
    expect(cleanHtml('<form>Name <input name=n> <button>Send</button></form>')).toBe('<div>Name  Send</div>');
  });

  it.each(HOSTILE_MARKUP)('makes harmless: %s', (html) => {
    expect(elementsSeen(cleanHtml(html)).flatMap(harmIn)).toEqual([]);
  });

  test.prop([anyMarkup])('lets nothing harmful through, however markup is put together', (html) => {
    expect(elementsSeen(cleanHtml(html)).flatMap(harmIn)).toEqual([]);
  });

  test.prop([anyMarkup])('changes nothing in what it cleaned before', (html) => {
    const cleanedHtml = cleanHtml(html);
    expect(cleanHtml(cleanedHtml)).toBe(cleanedHtml);
  });

  test.prop([fc.string({ unit: 'grapheme' })])('keeps every character of a text without markup', (text) => {
    const escapedText = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
    expect(cleanHtml(escapedText).replaceAll('&lt;', '<').replaceAll('&amp;', '&')).toBe(text.replaceAll('\r', '\n'));
  });

  it.each([
    ['elements nested 100 000 deep', `${'<div>'.repeat(100_000)}end`],
    ['formatting that is never closed', `${Array.from({ length: 20_000 }, (_, i) => `<b title=${i}><p>`).join('')}end`],
    ['tables nested 50 000 deep', `${'<table><tr><td>'.repeat(50_000)}end`],
    ['200 000 paragraphs', `${'<p>'.repeat(200_000)}end`],
    ['a tag with half a million attributes', `<p ${Array.from({ length: 500_000 }, (_, i) => `a${i}`).join(' ')}>end`],
    ['5 MB of text', `${'a'.repeat(5_000_000)}end`],
    ['end tags that end nothing', `${'</div></p></table>'.repeat(100_000)}end`],
    ['a million drawings that never end', `end${'<svg>'.repeat(1_000_000)}`],
  ])('returns a result for %s, and keeps the text', (_what, html) => {
    expect(cleanHtml(html)).toContain('end');
  });
});
