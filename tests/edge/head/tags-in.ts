import type { Element } from 'hast';
import { fromHtmlIsomorphic } from 'hast-util-from-html-isomorphic';

/** An element as a browser parses it; attributes by their names in the DOM, such as `hrefLang`. */
export interface Tag {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly text: string;
}

/** Parses tags in the head of a page as a browser does: all elements in and after the head, and all stray text. */
export function tagsIn(html: string): { readonly tags: readonly Tag[]; readonly stray: string } {
  const document = fromHtmlIsomorphic(`<!doctype html><head>${html}</head>`);
  const [root] = document.children.filter((node) => node.type === 'element');
  const tags: Tag[] = [];
  let stray = '';
  const walk = ({ children }: Element) => {
    for (const child of children) {
      if (child.type === 'text') stray += child.value;
      if (child.type !== 'element') continue;
      const isScript = child.tagName === 'script';
      if (child.tagName !== 'head' && child.tagName !== 'body') tags.push(tagOf(child));
      if (!isScript) walk(child);
    }
  };
  if (root !== undefined) walk(root);
  return { tags, stray };
}

function tagOf({ tagName, properties, children }: Element): Tag {
  const attributes = Object.entries(properties).map(([name, value]) => [
    name,
    Array.isArray(value) ? value.join(' ') : String(value),
  ]);
  const text = children.map((child) => (child.type === 'text' ? child.value : '')).join('');
  return { name: tagName, attributes: Object.fromEntries(attributes), text };
}

/** A thing of structured data. */
interface StructuredItem {
  readonly name?: string;
  readonly offers?: { readonly price: string; readonly priceCurrency: string };
}

/** The structured data in the head of a page; empty if it has none. */
export function graphIn(html: string): readonly StructuredItem[] {
  const scripts = tagsIn(html).tags.filter(({ attributes }) => attributes['type'] === 'application/ld+json');
  return scripts.flatMap(({ text }) => JSON.parse(text)['@graph']);
}
