import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ALLOWED_ELEMENTS } from '../../../src/infrastructure/content/allowed-markup.ts';
import { tidyMarkup } from '../../../src/infrastructure/content/tidy-markup.ts';

const VOID = ['br', 'hr', 'img', 'wbr'];

/** The depth of nested tags in a tidy text; fails if an end tag doesn't match. */
function depthOf(tidy: string): number {
  const open: string[] = [];
  let deepest = 0;
  for (const [, slash, name = ''] of tidy.matchAll(/<(\/?)([a-z0-9]+)/g)) {
    if (slash === '/') expect(open.pop()).toBe(name);
    else if (!VOID.includes(name)) deepest = Math.max(deepest, open.push(name));
  }
  expect(open).toEqual([]);
  return deepest;
}

describe('tidyMarkup', () => {
  it('closes every element in its turn, at most 64 deep, whatever is written', () => {
    const tag = fc
      .tuple(fc.constantFrom('<', '</'), fc.constantFrom(...ALLOWED_ELEMENTS, 'script', 'form', 'svg'))
      .map(([start, name]) => `${start}${name}>`);
    fc.assert(
      fc.property(fc.array(tag, { maxLength: 300 }), (tags) => {
        expect(depthOf(tidyMarkup(tags.join('')))).toBeLessThanOrEqual(64);
      }),
    );
  });

  it('leaves no style to the parser, which would apply it', () => {
    expect(tidyMarkup('<p STYLE="color:red" data-style="x">a</p>')).toBe('<p data-style="color:red">a</p>');
  });

  it('keeps at most 50 000 elements, and all of the text', () => {
    const tidy = tidyMarkup('<b>x</b>'.repeat(60_000));
    expect(tidy.split('<b>')).toHaveLength(50_001);
    expect(tidy.split('x')).toHaveLength(60_001);
  });

  it.each([
    ['before<b title="x>cut off', 'before'],
    ['<script>if (a < b) c("</p>")</script>after', 'after'],
    ['<!-- <p> -->after<!-->and<!--->on', 'afterandon'],
    ['<svg/>after', 'after'],
    ['before<script>never ends', 'before'],
    ['before<!-- never ends', 'before'],
    ['before<p title="never ends', 'before'],
    ['1 < 2 <3', '1 &lt; 2 &lt;3'],
    ['<<b>script>x', '&lt;<b>script>x</b>'],
  ])('reads %s as browsers do', (html, tidy) => {
    expect(tidyMarkup(html)).toBe(tidy);
  });

  it('keeps allowed attributes only, the first of a name, with their references', () => {
    expect(tidyMarkup(`<A HREF='/a?b&amp;c"d' href=/e onclick=x class=y>z`)).toBe('<a href="/a?b&amp;c&quot;d">z</a>');
  });

  it.each([
    ['<p>a<div>b</div>', '<p>a</p><div>b</div>'],
    ['<a href=/a>a<a href=/b>b', '<a href="/a">a</a><a href="/b">b</a>'],
    ['<a href=/a><table><tr><td><a href=/b>b', '<a href="/a"><table><tbody><tr><td>b</td></tr></tbody></table></a>'],
    ['<h1>a<h2>b', '<h1>a</h1><h2>b</h2>'],
    ['<td>a', 'a'],
    ['<table><p>a', '<table>a</table>'],
    ['<li>a<ul><li>b<li>c</ul>d', '<li>a<ul><li>b</li><li>c</li></ul>d</li>'],
    ['<table><td>a</b></table></p>', '<table><tbody><tr><td>a</td></tr></tbody></table>'],
  ])('puts elements where they belong: %s', (html, tidy) => {
    expect(tidyMarkup(html)).toBe(tidy);
  });
});
