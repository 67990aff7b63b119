import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hasContent } from '../../../src/domain/content/has-content.ts';
import { anyText } from '../../support/arbitraries/agency-arbitraries.ts';

describe('hasContent', () => {
  it.each([
    '',
    ' \t\r\n\f',
    '<p></p>',
    '<p><br></p>',
    '<P><BR/></P>',
    '<div><span> </span></div>',
    '<p>&nbsp;</p>',
    '&nbsp',
    '&nbsp&nbsp;&NonBreakingSpace;',
    '&#160;&#xa0;&#XA0;&#0000160;&#160',
    '&#8203;&#x200b;&#32;&#9;',
    '&ZeroWidthSpace;&zwnj;&zwj;&lrm;&rlm;&shy;&shy&NoBreak;',
    '&ensp;&emsp;&emsp13;&emsp14;&thinsp;&hairsp;&numsp;&puncsp;&Tab;&NewLine;',
    '\u00a0\u200b\u200c\u200d\ufeff\u2060\u00ad\u3000\u2028\u202e',
    '<!-- words -->',
    '<!---->',
    '<!--> <p></p>',
    '<!---> <p></p>',
    '<!-- a --!><p></p>',
    '<!-- words',
    '<!-- a > b -->',
    '<!doctype html>',
    '<?xml version="1.0"?>',
    '</>',
    '</3 hello>',
    '<p class="a > b">',
    "<p class='a > b'>",
    '<p data-x = "a > b" >',
    '<p title="words',
    '<p title=words',
    '<p words',
    '<p',
    '</p',
    '<style>p { color: red }</style>',
    '<STYLE>p</Style >',
    '<style>p</styles></style>',
    '<script>alert("words")</script>',
    '<script>words',
    '<script src="words.js"></script>',
    '<title>words</title><template>words</template><noscript>words</noscript><iframe src="x">words</iframe>',
    '<img>',
    '<img alt="words">',
    '<img src="">',
    '<img src=" ">',
    '<img src>',
    '<img src= >',
    '<img data-src="x.png">',
    '<img src="" src="x.png">',
    '<img src="x.png',
    '<img src="x.png"',
    '</img src="x.png">',
    '<image-box src="x.png"></image-box>',
    '<hr',
    '</hr>',
    '<hrs>',
    '<imgs src="x">',
  ])('is nothing: %j', (html) => {
    expect(hasContent(html)).toBe(false);
  });

  it.each([
    'words',
    '<p>.</p>',
    '<p><br>0</p>',
    '<br>\n\n<ul><li><b>x</b></li></ul>',
    '&amp;',
    '&',
    '&nbs',
    '&;',
    '&#',
    '&#;',
    '&#x;',
    '&#65;',
    '&#x41;',
    '&#xag;',
    '&nbsp;x',
    '&nbspx',
    '&Nbsp;',
    '&ensp',
    '&amp;nbsp;',
    '&copy;',
    '&#128522;',
    '<',
    '</',
    '< p>',
    '<3',
    '<>',
    'a <p',
    '<!-- --> words',
    '<!-->words',
    '<!--->words-->',
    '<!-- a --> --><p>',
    '<!-- a --!>words',
    '<!doctype html>words',
    '</>words',
    '</3>words',
    '<p class="a > b">words',
    '<p class=a"b>words',
    "<p class='a\"b'>words",
    '<p a"b>words',
    '<p/>words',
    '<p title="a"title="b">words',
    '<p =">">',
    '<style></style>words',
    '<style>p</style\n>words',
    '<style>p</style/>words',
    '</style>words',
    '<script></script>words</script>',
    '<styled>words</styled>',
    '<img src="x.png">',
    '<IMG alt=">" SRC=x.png>',
    "<img/src='x.png'/>",
    '<img alt=words src = x>',
    '<p><img class="wide" src="https://example.com/a.png" /></p>',
    '<img src="x" src="">',
    '<img alt/src="x.png">',
    '<p a=bc="d>">',
    '🏖',
    '\ud800',
    'ا',
    '\u0301',
  ])('is something: %j', (html) => {
    expect(hasContent(html)).toBe(true);
  });

  it('answers any text, and finds a word wherever it stands between tags', () => {
    fc.assert(fc.property(anyText, (text) => void hasContent(text)));
    const empty = fc.array(fc.constantFrom('<p>', '</p>', '<br>', '&nbsp;', '<!-- x -->', ' ', '<i class=">">'));
    fc.assert(
      fc.property(empty, empty, (before, after) => {
        expect(hasContent([...before, ...after].join(''))).toBe(false);
        expect(hasContent([...before, 'x', ...after].join(''))).toBe(true);
      }),
    );
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
