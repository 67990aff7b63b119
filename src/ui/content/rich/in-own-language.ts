import { textLanguage } from '@livery/contract/content/text-language';
import type { RichElementNode, RichNode } from '../../../application/content/rich-content.ts';

/** Elements whose text has its own direction; their children aren't examined separately. */
const PARAGRAPH_ELEMENTS: ReadonlySet<string> = new Set(
  'p h1 h2 h3 h4 h5 h6 li dt dd td th caption figcaption blockquote pre div section'.split(' '),
);

/** Their markers and columns follow the direction of most of their text. */
const LIST_ELEMENTS: ReadonlySet<string> = new Set(['ul', 'ol', 'dl', 'table']);

/**
 * A paragraph or list of rich text with `lang` and `dir`, if its language differs from its surroundings and the
 * author didn't set them.
 *
 * @param declared the language of the whole text, as the platform names it
 */
export function inOwnLanguage(element: RichElementNode, around: string, declared: string): RichElementNode {
  const { properties, children, tagName } = element;
  const isList = LIST_ELEMENTS.has(tagName);
  if (properties['lang'] !== undefined || !(isList || PARAGRAPH_ELEMENTS.has(tagName))) return element;
  const text = children.map(isList ? nestedText : paragraphText).join('');
  return { ...element, properties: { ...textLanguage(text, around, declared), ...properties } };
}

/** The text of a paragraph, without the paragraphs nested in it. */
function paragraphText(node: RichNode): string {
  if (node.type === 'text') return node.value;
  return PARAGRAPH_ELEMENTS.has(node.tagName) ? '' : node.children.map(paragraphText).join('');
}

function nestedText(node: RichNode): string {
  return node.type === 'text' ? node.value : node.children.map(nestedText).join(' ');
}
