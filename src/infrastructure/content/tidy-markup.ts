import { readTag } from '../../domain/content/read-tag.ts';
import { ALLOWED_ATTRIBUTES, ALLOWED_ELEMENTS, DROPPED_WITH_CONTENT, REPLACEMENTS } from './allowed-markup.ts';
import { endedInMarkup, impliedParent, placeInMarkup } from './place-in-markup.ts';

/** A piece of HTML as written; character references in texts and attribute values aren't decoded. */
type MarkupToken =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'open'; readonly name: string; readonly attributes: ReadonlyMap<string, string> }
  | { readonly kind: 'close'; readonly name: string };

/** A `<` that starts a tag or a comment; any other is a plain character. */
const MARKUP_START = /<[a-z/!?]/gi;
const COMMENT_END = /--!?>/g;
const BOGUS_COMMENT_END = />/g;

/**
 * Reads HTML once from left to right, in linear time. Comments, doctypes and elements that are removed with their
 * content are left out; an unterminated tag or comment takes the rest with it, as in browsers.
 */
function* markupTokens(html: string): Generator<MarkupToken> {
  const endOf = endTagFinder(html);
  let position = 0;
  while (position < html.length) {
    const start = indexOfMatch(MARKUP_START, html, position);
    if (start > position) yield { kind: 'text', text: html.slice(position, start) };
    const tag = readTag(html, start);
    if (tag === undefined) {
      position = afterComment(html, start);
    } else if (!tag.isTerminated) {
      return;
    } else if (tag.isEnd) {
      yield { kind: 'close', name: tag.name };
      position = tag.end;
    } else if (DROPPED_WITH_CONTENT.has(tag.name)) {
      position = tag.isSelfClosed ? tag.end : endOf(tag.name, tag.end);
    } else {
      yield { kind: 'open', name: tag.name, attributes: tag.attributes };
      position = tag.end;
    }
  }
}

function afterComment(html: string, position: number): number {
  const end = html.startsWith('<!--', position) ? COMMENT_END : BOGUS_COMMENT_END;
  end.lastIndex = position + 2;
  return end.test(html) ? end.lastIndex : html.length;
}

/** Finds the start of an element's end tag, or the end of the text; a missing end tag is only searched for once. */
function endTagFinder(html: string): (name: string, from: number) => number {
  const missingNames = new Set<string>();
  return (name, from) => {
    if (missingNames.has(name)) return html.length;
    const end = indexOfMatch(new RegExp(`</${name}(?=[\\t\\n\\f\\r />])`, 'gi'), html, from);
    if (end === html.length) missingNames.add(name);
    return end;
  };
}

function indexOfMatch(pattern: RegExp, html: string, from: number): number {
  pattern.lastIndex = from;
  return pattern.exec(html)?.index ?? html.length;
}

/** The greatest depth and number of elements; only the text of further ones stays. */
const MAX_DEPTH = 64;
const MAX_ELEMENTS = 50_000;
const VOID_ELEMENTS: ReadonlySet<string> = new Set(['br', 'hr', 'img', 'wbr']);
const NO_ATTRIBUTES: ReadonlyMap<string, string> = new Map();
/** A parser in a page would apply `style`, which the content security policy refuses and browsers report. */
const RENAMED_ATTRIBUTES: ReadonlyMap<string, string> = new Map([['style', 'data-style']]);
const ALLOWED_TAGS: ReadonlySet<string> = new Set(ALLOWED_ELEMENTS);

/**
 * Tidies HTML so that parsers handle it fast: only allowed elements, all closed in order, at most 64 deep and 50 000 in
 * total. Otherwise deep nesting, endless attributes and unclosed formatting could cost a parser excessive stack, time
 * or memory. Styles are in `data-style`.
 *
 * The result isn't safe yet: the next step checks everything again.
 */
export function tidyMarkup(html: string): string {
  const open: string[] = [];
  const tidy: string[] = [];
  let elements = 0;

  const closeTo = (length: number): void => {
    for (const name of open.splice(length).reverse()) tidy.push(`</${name}>`);
  };
  const start = (name: string, attributes: ReadonlyMap<string, string>): void => {
    const place = ALLOWED_TAGS.has(name) && elements < MAX_ELEMENTS ? placeInMarkup(name, open) : undefined;
    if (place === undefined) return;
    closeTo(place);
    const parent = impliedParent(name, open);
    if (parent !== undefined) start(parent, NO_ATTRIBUTES);
    if (open.length >= MAX_DEPTH && !VOID_ELEMENTS.has(name)) return;
    tidy.push(startTag(name, attributes));
    elements += 1;
    if (!VOID_ELEMENTS.has(name)) open.push(name);
  };
  const take = (token: MarkupToken): void => {
    if (token.kind === 'text') {
      tidy.push(token.text.replaceAll('<', '&lt;'));
    } else if (token.kind === 'open') {
      start(REPLACEMENTS.get(token.name) ?? token.name, token.attributes);
    } else {
      closeTo(endedInMarkup(REPLACEMENTS.get(token.name) ?? token.name, open) ?? open.length);
    }
  };

  for (const token of markupTokens(html)) take(token);
  closeTo(0);
  return tidy.join('');
}

function startTag(name: string, attributes: ReadonlyMap<string, string>): string {
  const allowed = [...(ALLOWED_ATTRIBUTES.get('*') ?? []), ...(ALLOWED_ATTRIBUTES.get(name) ?? [])].flatMap(
    (attribute) => {
      const value = attributes.get(attribute);
      return value === undefined
        ? []
        : [` ${RENAMED_ATTRIBUTES.get(attribute) ?? attribute}="${value.replaceAll('"', '&quot;')}"`];
    },
  );
  return `<${name}${allowed.join('')}>`;
}
