import type { Element, ElementContent, Root, RootContent } from 'hast';
import { fromHtmlIsomorphic } from 'hast-util-from-html-isomorphic';
import { toHtml } from 'hast-util-to-html';

/** What the content security policy refuses in a document, and what concerns the whole of it. */
const LEFT_OUT: ReadonlySet<string> = new Set([
  ...['script', 'style', 'template', 'base', 'link', 'meta'],
  ...['iframe', 'object', 'embed'],
]);

/**
 * Markup of a remote as it may stand in the document: each element is closed, so that what follows stays where it is,
 * and there are no scripts, frames, event handlers and inline styles, which the content security policy refuses.
 */
export function documentMarkup(html: string): string {
  return toHtml(without(fromHtmlIsomorphic(html, { fragment: true })));
}

function without<Node extends Root | Element>(node: Node): Node {
  const children = (node.children as (RootContent & ElementContent)[])
    .filter((child) => child.type === 'text' || (child.type === 'element' && !LEFT_OUT.has(child.tagName)))
    .map((child) => (child.type === 'element' ? without(withoutStyles(child)) : child));
  return { ...node, children };
}

function withoutStyles(element: Element): Element {
  const kept = Object.entries(element.properties).filter(([name]) => name !== 'style' && !/^on/i.test(name));
  return { ...element, properties: Object.fromEntries(kept) };
}
