import type { RichContent, RichElementNode, RichNode } from '../../../src/application/content/rich-content.ts';

/** An element of rich text, as the cleaner leaves it. */
export function anElement(tagName: string, children: RichNode[] = [], properties: RichElementNode['properties'] = {}) {
  return { type: 'element', tagName, properties, children } as const satisfies RichElementNode;
}

/** A piece of text in rich text. */
export const someText = (value: string) => ({ type: 'text', value }) as const;

/** Rich text as the cleaner leaves it. */
export const someContent = (...children: RichNode[]): RichContent => ({ type: 'root', children });
