import type { RichElement, RichNode } from '../../../application/content/rich-content.ts';
import { textLanguage } from '../../../domain/content/text-language.ts';

/** Elements whose text stands by itself; its words are not examined one by one. */
const PARAGRAPHS: ReadonlySet<string> = new Set(
  'p h1 h2 h3 h4 h5 h6 li dt dd td th caption figcaption blockquote pre div section'.split(' '),
);

/** Their marks and columns stand at the side where most of their text begins. */
const LISTS: ReadonlySet<string> = new Set(['ul', 'ol', 'dl', 'table']);

/**
 * A paragraph or list of rich text with the attributes of its language, where
 * that is another than around it and its author didn't declare already.
 *
 * @param declared the language that the platform names for the whole text
 */
export function inOwnLanguage(element: RichElement, around: string, declared: string): RichElement {
  const { properties, children, tagName } = element;
  const isList = LISTS.has(tagName);
  if (properties['lang'] !== undefined || !(isList || PARAGRAPHS.has(tagName))) return element;
  const text = children.map(isList ? allTextOf : wordsOf).join('');
  return { ...element, properties: { ...textLanguage(text, around, declared), ...properties } };
}

/** The words of a paragraph; other paragraphs within it are on their own. */
function wordsOf(node: RichNode): string {
  if (node.type === 'text') return node.value;
  return PARAGRAPHS.has(node.tagName) ? '' : node.children.map(wordsOf).join('');
}

function allTextOf(node: RichNode): string {
  return node.type === 'text' ? node.value : node.children.map(allTextOf).join(' ');
}
