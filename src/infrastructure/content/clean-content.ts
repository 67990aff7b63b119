import type { Root } from 'hast';
import { fromHtmlIsomorphic } from 'hast-util-from-html-isomorphic';
import { sanitize } from 'hast-util-sanitize';
import type { RichContent } from '../../application/content/rich-content.ts';
import { CONTENT_SCHEMA } from './content-schema.ts';
import { hardenContent } from './harden-content.ts';
import { tidyMarkup } from './tidy-markup.ts';

/** Makes a rich text safe; see `ContentCleaner` for what that promises. */
export function cleanContent(html: string): RichContent {
  return cleanTree(fromHtmlIsomorphic(tidyMarkup(html), { fragment: true }));
}

/** The allow-list and the rules of links and pictures, on whatever a parser made of the text. */
export function cleanTree(parsed: Root): RichContent {
  return { type: 'root', children: hardenContent(sanitize(parsed, CONTENT_SCHEMA)) };
}
