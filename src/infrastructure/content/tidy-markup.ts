import { ALLOWED_ATTRIBUTES, ALLOWED_ELEMENTS, STAND_INS } from './allowed-markup.ts';
import { type MarkupToken, markupTokens } from './markup-tokens.ts';
import { endedInMarkup, impliedParent, placeInMarkup } from './place-in-markup.ts';

/** Elements within elements, and elements in all; what goes beyond keeps only its text. */
const DEEPEST = 64;
const MOST_ELEMENTS = 50_000;
const VOID: ReadonlySet<string> = new Set(['br', 'hr', 'img', 'wbr']);
const NO_ATTRIBUTES: ReadonlyMap<string, string> = new Map();
const ALLOWED: ReadonlySet<string> = new Set(ALLOWED_ELEMENTS);

/**
 * Brings HTML into a shape that no parser chokes on: allowed elements only, each
 * closed in its turn, at most 64 deep and 50 000 in all. Deep nesting, endless
 * attributes and unclosed formatting would otherwise cost a parser stack, time
 * or memory out of all proportion to the text.
 *
 * It makes nothing safe: that is the next step's affair, which trusts nothing of
 * what happens here.
 */
export function tidyMarkup(html: string): string {
  const open: string[] = [];
  const tidy: string[] = [];
  let elements = 0;

  const closeTo = (length: number): void => {
    for (const name of open.splice(length).reverse()) tidy.push(`</${name}>`);
  };
  const start = (name: string, attributes: ReadonlyMap<string, string>): void => {
    const place = ALLOWED.has(name) && elements < MOST_ELEMENTS ? placeInMarkup(name, open) : undefined;
    if (place === undefined) return;
    closeTo(place);
    const parent = impliedParent(name, open);
    if (parent !== undefined) start(parent, NO_ATTRIBUTES);
    if (open.length >= DEEPEST && !VOID.has(name)) return;
    tidy.push(startTag(name, attributes));
    elements += 1;
    if (!VOID.has(name)) open.push(name);
  };
  const take = (token: MarkupToken): void => {
    if (token.kind === 'text') {
      tidy.push(token.text.replaceAll('<', '&lt;'));
    } else if (token.kind === 'open') {
      start(STAND_INS.get(token.name) ?? token.name, token.attributes);
    } else {
      closeTo(endedInMarkup(STAND_INS.get(token.name) ?? token.name, open) ?? open.length);
    }
  };

  for (const token of markupTokens(html)) take(token);
  closeTo(0);
  return tidy.join('');
}

function startTag(name: string, attributes: ReadonlyMap<string, string>): string {
  const kept = [...(ALLOWED_ATTRIBUTES.get('*') ?? []), ...(ALLOWED_ATTRIBUTES.get(name) ?? [])].flatMap(
    (attribute) => {
      const value = attributes.get(attribute);
      return value === undefined ? [] : [` ${attribute}="${value.replaceAll('"', '&quot;')}"`];
    },
  );
  return `<${name}${kept.join('')}>`;
}
