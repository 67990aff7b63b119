import { describe, expect, it } from 'vitest';
import { plainText } from '../../src/cli/terminal/plain-text.ts';
import { cleanContent } from '../../src/infrastructure/content/clean-content.ts';

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
