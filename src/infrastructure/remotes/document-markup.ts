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
 * Elements that the content security policy refuses in a document, that concern the whole of it, or whose content a
 * browser reads differently from a parser that runs no scripts.
 */
const REMOVED_ELEMENTS: ReadonlySet<string> = new Set([
  ...['script', 'style', 'template', 'base', 'link', 'meta'],
  ...['iframe', 'object', 'embed', 'frame', 'frameset'],
  ...['noscript', 'noembed', 'noframes', 'plaintext', 'xmp'],
]);

/** Attributes whose value a browser may run if it is an address of scripts. */
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

/** A parser makes more elements than were written if these are closed in the wrong order. */
const MAX_ELEMENTS = 20_000;
const MAX_DEPTH = 250;

/**
 * Markup of a remote as it may stand in the document: each element is closed, so that what follows stays where it is,
 * and there are no scripts, frames, event handlers, addresses of scripts and inline styles.
 *
 * @throws {UnfitPage} in one sentence if it has too many elements or they lie too deep in each other: parsing it would
 * keep the process from other pages
 */
export function documentMarkup(markup: string): string {
  const fragment = parseFragment(markup, { treeAdapter: limitedAdapter() });
  cleanChildren(fragment);
  return serialize(fragment);
}

/** Makes the nodes of a tree until there are too many. */
function limitedAdapter(): MarkupAdapter {
  let count = 0;
  let depth = 0;
  return {
    ...defaultTreeAdapter,
    createElement(...given) {
      count += 1;
      if (count > MAX_ELEMENTS) throw new UnfitPage(`“render” resolved to more than ${MAX_ELEMENTS} elements.`);
      return defaultTreeAdapter.createElement(...given);
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

/** Browsers pass over spaces and control characters before and within the scheme; animations list values after `;`. */
function runsScripts(value: string): boolean {
  // oxlint-disable-next-line no-control-regex -- These are what browsers pass over.
  return /(?:^|;)javascript:/i.test(value.replaceAll(/[\u0000-\u0020]/g, ''));
}
