import { test } from '@fast-check/vitest';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { jsonText } from '../../../src/cli/terminal/json-text.ts';
import { plainText } from '../../../src/cli/terminal/plain-text.ts';
import { safeText } from '../../../src/cli/terminal/print.ts';
import { cleanContent } from '../../../src/infrastructure/content/clean-content.ts';

describe('safeText', () => {
  it.each([
    ['\u001b[31mred\u001b[0m', 'red'],
    ['\u009b31mred', 'red'],
    ['\u001b]0;title\u0007after', 'after'],
    ['\u001b]8;;https://evil.example\u001b\\link\u001b]8;;\u001b\\', 'link'],
    ['\u001bP1$qm\u001b\\after', 'after'],
    ['\u001b[2J\u001b[Hgone', 'gone'],
    ['\u001bcreset', 'reset'],
    ['a\rb\nc\td', 'a b c d'],
    ['bell\u0007 back\u0008 delete\u007f', 'bell back delete'],
    ['\u202Eexe.gpj\u202C', 'exe.gpj'],
    ['Ünïcödé 🛫 漢字 \u200Fمرحبا', 'Ünïcödé 🛫 漢字 \u200Fمرحبا'],
  ])('prints %j as %j', (text, safe) => {
    expect(safeText(text)).toBe(safe);
  });

  it('leaves no control character in any text', () => {
    const unit = fc.oneof(
      fc.constantFrom('\u001b', '[', ']', '\u009b', '\u0007', 'm', '\\', '\n'),
      fc.string({ unit: 'binary', maxLength: 2 }),
    );
    fc.assert(
      fc.property(fc.string({ unit }), (text) => {
        expect(safeText(text)).not.toMatch(/\p{Cc}/u);
      }),
    );
  });
});

describe('jsonText', () => {
  test.prop([fc.jsonValue()])('is equal to its JSON', (value) => {
    expect(JSON.parse(jsonText(value))).toEqual(JSON.parse(JSON.stringify(value)));
    expect(JSON.parse(jsonText(value, 2))).toEqual(JSON.parse(JSON.stringify(value)));
  });

  it('escapes what moves a cursor or ends a line', () => {
    expect(jsonText({ a: '\u001b[2J\u009b\u007f\u2028\ud800' })).toBe('{"a":"\\u001b[2J\\u009b\\u007f\\u2028\\ud800"}');
  });
});

describe('plainText', () => {
  it.each([
    ['', []],
    ['just words', ['just words']],
    ['<p>One</p><p>Two <b>bold</b> words</p>', ['One', 'Two bold words']],
    ['<p>A line<br>and another</p>', ['A line', 'and another']],
    ['<ul><li>tea</li><li>jam</li></ul>', ['• tea', '• jam']],
    ['<ol start="3"><li>three</li><li>four</li></ol>', ['3. three', '4. four']],
    ['<table><tr><th>From</th><th>To</th></tr><tr><td>1</td><td>2</td></tr></table>', ['From  To', '1  2']],
    ['<p><a href="https://a.example/">here</a></p>', ['here (https://a.example/)']],
    ['<p><a href="mailto:a@b.example">a@b.example</a></p>', ['a@b.example']],
    ['<p>\n  <img src="/a.png" alt="A hut"> in   the\n snow</p>', ['[A hut] in the snow']],
    ['<script>alert(1)</script><p onclick="x">safe &amp; sound</p>', ['safe & sound']],
  ])('reads %j as %j', (html, lines) => {
    expect(plainText(cleanContent(html))).toEqual(lines);
  });
});
