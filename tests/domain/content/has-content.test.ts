import { test } from '@fast-check/vitest';
import { anyText } from '@livery/testkit/arbitraries';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hasContent } from '../../../src/domain/content/has-content.ts';

// @rule 2.21, 5.5
describe('hasContent', () => {
  it.each([
    ['blanks', ['', ' \t\r\n\f', '\u00a0\u200b\u200c\u200d\ufeff\u2060\u00ad\u3000\u2028\u202e']],
    ['empty elements', ['<p></p>', '<p><br></p>', '<P><BR/></P>', '<div><span> </span></div>', '<p>&nbsp;</p>']],
    ['spaces by name', ['&nbsp', '&nbsp&nbsp;&NonBreakingSpace;', '&ensp;&emsp;&emsp13;&emsp14;&thinsp;&hairsp;']],
    [
      'rarer spaces by name',
      ['&numsp;&puncsp;&Tab;&NewLine;', '&ZeroWidthSpace;&zwnj;&zwj;&lrm;&rlm;&shy;&shy&NoBreak;'],
    ],
    ['spaces by number', ['&#160;&#xa0;&#XA0;&#0000160;&#160', '&#8203;&#x200b;&#32;&#9;']],
    ['comments', ['<!-- words -->', '<!---->', '<!--> <p></p>', '<!---> <p></p>', '<!-- a --!><p></p>']],
    ['open comments', ['<!-- words', '<!-- a > b -->']],
    ['what browsers take for comments', ['<!doctype html>', '<?xml version="1.0"?>', '</>', '</3 hello>']],
    ['attributes', ['<p class="a > b">', "<p class='a > b'>", '<p data-x = "a > b" >']],
    ['open tags', ['<p title="words', '<p title=words', '<p words', '<p', '</p', '<hr']],
    ['styles', ['<style>p { color: red }</style>', '<STYLE>p</Style >', '<style>p</styles></style>']],
    ['scripts', ['<script>alert("words")</script>', '<script>words', '<script src="words.js"></script>']],
    ['raw texts', ['<title>words</title><template>words</template><noscript>words</noscript>']],
    ['frames', ['<iframe src="x">words</iframe>']],
    ['pictures without a source', ['<img>', '<img alt="words">', '<img src="">', '<img src=" ">', '<img src>']],
    ['pictures with another source', ['<img src= >', '<img data-src="x.png">', '<img src="" src="x.png">']],
    ['open pictures', ['<img src="x.png', '<img src="x.png"', '</img src="x.png">']],
    ['other elements', ['<image-box src="x.png"></image-box>', '</hr>', '<hrs>', '<imgs src="x">']],
  ])('is nothing: %s: %j', (_, texts) => {
    expect(texts.filter((html) => hasContent(html))).toEqual([]);
  });

  it.each([
    ['words', ['words', '<p>.</p>', '<p><br>0</p>', '<br>\n\n<ul><li><b>x</b></li></ul>']],
    ['ampersands', ['&', '&;', '&#', '&#;', '&#x;', '&#xag;', '&nbs', '&Nbsp;', '&ensp', '&amp;nbsp;']],
    ['characters by name or number', ['&amp;', '&copy;', '&#65;', '&#x41;', '&#128522;', '&nbsp;x', '&nbspx']],
    ['angle brackets', ['<', '</', '< p>', '<3', '<>', 'a <p']],
    ['words behind a comment', ['<!-- --> words', '<!-->words', '<!--->words-->', '<!-- a --!>words']],
    ['words behind what is like one', ['<!-- a --> --><p>', '<!doctype html>words', '</>words', '</3>words']],
    ['words in an element', ['<p class="a > b">words', '<p class=a"b>words', "<p class='a\"b'>words", '<p a"b>words']],
    ['words behind odd tags', ['<p/>words', '<p title="a"title="b">words', '<p =">">', '<p a=bc="d>">']],
    ['words behind a style', ['<style></style>words', '<style>p</style\n>words', '<style>p</style/>words']],
    ['words behind no style', ['</style>words', '<script></script>words</script>', '<styled>words</styled>']],
    ['pictures', ['<img src="x.png">', '<IMG alt=">" SRC=x.png>', "<img/src='x.png'/>", '<img alt=words src = x>']],
    [
      'pictures with other attributes',
      ['<p><img class="wide" src="https://example.com/a.png" /></p>', '<img src="x" src="">'],
    ],
    ['a source behind a slash', ['<img alt/src="x.png">']],
    ['single characters', ['🏖', '\ud800', 'ا', '\u0301']],
  ])('is something: %s: %j', (_, texts) => {
    expect(texts.filter((html) => !hasContent(html))).toEqual([]);
  });

  test.prop([anyText])('takes any text', (text) => void hasContent(text));

  const emptyArbitrary = fc.array(fc.constantFrom('<p>', '</p>', '<br>', '&nbsp;', '<!-- x -->', ' ', '<i class=">">'));
  test.prop([emptyArbitrary, emptyArbitrary])('finds a word wherever it stands between tags', (before, after) => {
    expect(hasContent([...before, ...after].join(''))).toBe(false);
    expect(hasContent([...before, 'x', ...after].join(''))).toBe(true);
  });

  it.each([
    '<p></p>',
    '<p class="a">',
    '<p class="',
    '<a =\'"',
    '<a ',
    '<!--',
    '<!---->',
    '<!',
    '<script>',
    '<style></style>',
    '<style></styl',
    '&nbsp;',
    '&#1',
    '&#160;',
    '\u200b',
  ])('reads 1 MB of %j in time that grows with the length only', (unit) => {
    const html = unit.repeat(1_000_000 / unit.length);
    const start = performance.now();
    expect(hasContent(html)).toBe(false);
    expect(performance.now() - start).toBeLessThan(10_000);
  });
});
