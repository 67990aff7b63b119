import {
  type DefaultTreeAdapterMap,
  defaultTreeAdapter,
  parseFragment,
  serialize,
  type Token,
  type TreeAdapter,
} from 'parse5';
import { UnfitPage } from '../../application/remotes/unfit-page.ts';

type MarkupAdapter = TreeAdapter<DefaultTreeAdapterMap>;
type MarkupParent = DefaultTreeAdapterMap['parentNode'];

/**
 * Elements that the content security policy refuses in a document, that affect the whole document, or whose content
 * browsers parse differently from a parser without scripts.
 */
const REMOVED_ELEMENTS: ReadonlySet<string> = new Set([
  ...['script', 'style', 'template', 'base', 'link', 'meta'],
  ...['iframe', 'object', 'embed', 'frame', 'frameset'],
  ...['noscript', 'noembed', 'noframes', 'plaintext', 'xmp'],
]);

/** Attributes whose value a browser may run if it is a script address. */
const ADDRESS_ATTRIBUTES: ReadonlySet<string> = new Set([
  'href',
  'src',
  'action',
  'formaction',
  'data',
  'to',
  'values',
  'from',
]);

/** A parser creates more elements than were written if these are closed in the wrong order. */
const MAX_ELEMENTS = 20_000;
const MAX_DEPTH = 250;
/** How often markup is parsed at most until it stays as it is. */
const MAX_PASSES = 5;

/**
 * Makes a remote's markup safe for the document: all elements are closed, so that the content after it isn't affected,
 * and scripts, frames, event handlers, script addresses and inline styles are removed.
 *
 * @throws {UnfitPage} with one sentence if it has too many elements or they are nested too deeply: parsing it would
 * keep the process from other pages
 */
export function documentMarkup(markup: string): string {
  let text = cleanedMarkup(markup);
  for (let pass = 1; pass < MAX_PASSES; pass += 1) {
    // A parser moves some elements to places that no markup can describe: a button out of a table into another button.
    const again = cleanedMarkup(text);
    if (again === text) return text;
    text = again;
  }
  throw new UnfitPage('“render” resolved to elements that no document can have within each other.');
}

function cleanedMarkup(markup: string): string {
  const fragment = parseFragment(markup, { treeAdapter: limitedAdapter() });
  cleanChildren(fragment);
  return serialize(fragment);
}

/** Creates the nodes of a tree, and throws if there are too many. */
function limitedAdapter(): MarkupAdapter {
  let count = 0;
  let depth = 0;
  return {
    ...defaultTreeAdapter,
    createElement(...parameters) {
      count += 1;
      if (count > MAX_ELEMENTS) throw new UnfitPage(`“render” resolved to more than ${MAX_ELEMENTS} elements.`);
      return defaultTreeAdapter.createElement(...parameters);
    },
    onItemPush() {
      depth += 1;
      if (depth > MAX_DEPTH)
        throw new UnfitPage(`“render” resolved to elements that lie more than ${MAX_DEPTH} levels deep.`);
    },
    onItemPop() {
      depth -= 1;
    },
  };
}

function cleanChildren(parent: MarkupParent): void {
  parent.childNodes = parent.childNodes.filter((child) => {
    if (defaultTreeAdapter.isTextNode(child)) return true;
    return defaultTreeAdapter.isElementNode(child) && !REMOVED_ELEMENTS.has(child.tagName);
  });
  for (const child of parent.childNodes) {
    if (!defaultTreeAdapter.isElementNode(child)) continue;
    child.attrs = child.attrs.filter(isKeptAttribute);
    cleanChildren(child);
  }
}

function isKeptAttribute({ name, value }: Token.Attribute): boolean {
  if (name === 'style' || name.startsWith('on')) return false;
  return !(ADDRESS_ATTRIBUTES.has(name) && runsScripts(value));
}

/** Browsers ignore spaces and control characters before and within the scheme; animations list values after `;`. */
function runsScripts(value: string): boolean {
  // oxlint-disable-next-line no-control-regex -- These are what browsers pass over.
  return /(?:^|;)javascript:/i.test(value.replaceAll(/[\u0000-\u0020]/g, ''));
}
