import { fromHtmlIsomorphic } from 'hast-util-from-html-isomorphic';
import { describe, expect, it } from 'vitest';
import type { RichNode } from '../../../src/application/content/rich-content.ts';
import { ALLOWED_ELEMENTS } from '../../../src/infrastructure/content/allowed-markup.ts';
import { cleanContent, cleanTree } from '../../../src/infrastructure/content/clean-content.ts';
import { HOSTILE_MARKUP } from './hostile-markup.ts';

function elementsIn(nodes: readonly RichNode[]): readonly (RichNode & { type: 'element' })[] {
  return nodes.flatMap((node) => (node.type === 'element' ? [node, ...elementsIn(node.children)] : []));
}

// @rule 2.13, 10.1
describe('cleanContent', () => {
  it('returns a tree, not a text: what shows it never handles HTML', () => {
    expect(cleanContent('<p>Hello <b>you</b></p>')).toEqual({
      type: 'root',
      children: [
        {
          type: 'element',
          tagName: 'p',
          properties: {},
          children: [
            { type: 'text', value: 'Hello ' },
            { type: 'element', tagName: 'b', properties: {}, children: [{ type: 'text', value: 'you' }] },
          ],
        },
      ],
    });
  });

  it('makes an empty tree of an empty text', () => {
    expect(cleanContent('')).toEqual({ type: 'root', children: [] });
  });
});

describe('cleanTree', () => {
  it.each(HOSTILE_MARKUP)('needs no help to make a parsed text harmless: %s', (html) => {
    const { children } = cleanTree(fromHtmlIsomorphic(html, { fragment: true }));
    const names = [
      'id',
      'dir',
      'lang',
      'title',
      'style',
      'href',
      'target',
      'rel',
      'src',
      'srcSet',
      'sizes',
      'alt',
      'loading',
    ];
    for (const { tagName, properties } of elementsIn(children)) {
      expect(ALLOWED_ELEMENTS).toContain(tagName);
      expect(names).toEqual(expect.arrayContaining(Object.keys(properties)));
      expect([properties.href, properties.src, properties.srcSet].join(' ')).not.toMatch(
        /script:|data:|blob:|evil|(?:^| )\/\//i,
      );
    }
  });
});
