import { DROPPED_WITH_CONTENT } from './allowed-markup.ts';
import { readTag } from './read-tag.ts';

/** A piece of HTML as it is written; texts and attribute values keep their character references. */
export type MarkupToken =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'open'; readonly name: string; readonly attributes: ReadonlyMap<string, string> }
  | { readonly kind: 'close'; readonly name: string };

/** A `<` that starts a tag or a comment; any other is a plain character. */
const MARKUP_START = /<[a-z/!?]/gi;
const COMMENT_END = /--!?>/g;
const BOGUS_COMMENT_END = />/g;

/**
 * Reads HTML from left to right, once: the time grows with its length and never
 * faster. Comments, doctypes and elements that go with their content are left
 * out; a tag or comment that never ends takes the rest with it, as in browsers.
 */
export function* markupTokens(html: string): Generator<MarkupToken> {
  const endOf = endTagFinder(html);
  let at = 0;
  while (at < html.length) {
    const start = indexOf(MARKUP_START, html, at);
    if (start > at) yield { kind: 'text', text: html.slice(at, start) };
    const tag = readTag(html, start);
    if (tag === undefined) {
      at = afterComment(html, start);
    } else if (tag.end > html.length) {
      return;
    } else if (tag.isEnd) {
      yield { kind: 'close', name: tag.name };
      at = tag.end;
    } else if (DROPPED_WITH_CONTENT.has(tag.name)) {
      at = tag.isSelfClosed ? tag.end : endOf(tag.name, tag.end);
    } else {
      yield { kind: 'open', name: tag.name, attributes: tag.attributes };
      at = tag.end;
    }
  }
}

function afterComment(html: string, at: number): number {
  const end = html.startsWith('<!--', at) ? COMMENT_END : BOGUS_COMMENT_END;
  end.lastIndex = at + 2;
  return end.test(html) ? end.lastIndex : html.length;
}

/** Finds where an element's end tag starts, or the end of the text; what is found missing is not looked for again. */
function endTagFinder(html: string): (name: string, from: number) => number {
  const missing = new Set<string>();
  return (name, from) => {
    if (missing.has(name)) return html.length;
    const end = indexOf(new RegExp(`</${name}(?=[\\t\\n\\f\\r />])`, 'gi'), html, from);
    if (end === html.length) missing.add(name);
    return end;
  };
}

function indexOf(pattern: RegExp, html: string, from: number): number {
  pattern.lastIndex = from;
  return pattern.exec(html)?.index ?? html.length;
}
