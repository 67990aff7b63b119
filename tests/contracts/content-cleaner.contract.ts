import { describe, expect, it } from 'vitest';
import type { ContentCleaner } from '../../src/application/content/content-cleaner.port.ts';
import type { RichNode } from '../../src/application/content/rich-content.ts';

const NEVER_SHOWN = /^(script|style|iframe|object|embed|form|input|button|select|textarea|svg|math|link|meta|base)$/;

/** The contract of every content cleaner, which makes the rich texts of agencies safe to show. */
export function contentCleanerContract(name: string, make: () => ContentCleaner): void {
  async function clean(html: string): Promise<readonly RichNode[]> {
    const result = await make().clean(html);
    if (!result.ok) throw new Error(`${html.slice(0, 40)} can't be cleaned: ${result.error.kind}`);
    return result.value.children;
  }

  describe(`${name} fulfils the content cleaner's contract`, () => {
    it.each(['', 'Opening hours', '<', '<b', '</p>', '\u0000', '<div>'.repeat(5000), 'x'.repeat(100_000)])(
      'accepts a text that begins with %.20j',
      async (text) => expect(Array.isArray(await clean(text))).toBe(true),
    );

    it('keeps texts and their markup', async () => {
      const text = (value: string) => ({ type: 'text', value });
      expect(await clean('<p>Open <strong>daily</strong></p>')).toMatchObject([
        { tagName: 'p', children: [text('Open '), { tagName: 'strong', children: [text('daily')] }] },
      ]);
    });

    it.each([
      '<script>run()</script>',
      '<img src="x" onerror="run()">',
      '<a href="javascript:run()">Hotels</a>',
      '<iframe src="https://elsewhere.example/"></iframe>',
      '<form action="/"><input name="password"></form>',
      '<svg><script>run()</script></svg>',
      '<p style="position:fixed;inset:0" id="root" class="dialog">Hotels</p>',
    ])('removes what could run, imitate a form or cover the page from %s', async (html) => {
      for (const { tagName, properties } of elementsOf(await clean(html))) {
        expect(tagName).not.toMatch(NEVER_SHOWN);
        expect(Object.keys(properties).filter((property) => /^(on|style$|className$)/.test(property))).toEqual([]);
        expect(String(properties['href'] ?? '')).not.toContain('javascript:');
        expect(properties['id']).not.toBe('root');
      }
    });
  });
}

function elementsOf(nodes: readonly RichNode[]): readonly Exclude<RichNode, { type: 'text' }>[] {
  return nodes.flatMap((node) => (node.type === 'text' ? [] : [node, ...elementsOf(node.children)]));
}
