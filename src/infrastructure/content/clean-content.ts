import type { Root } from 'hast';
import { fromHtmlIsomorphic } from 'hast-util-from-html-isomorphic';
import { type Schema, sanitize } from 'hast-util-sanitize';
import type { RichContent } from '../../application/content/rich-content.ts';
import { htmlToSanitise } from '../browser/trusted-types.ts';
import { ALLOWED_ELEMENTS, DROPPED_WITH_CONTENT } from './allowed-markup.ts';
import { TARGET_PREFIX } from './content-target.ts';
import { hardenContent } from './harden-content.ts';
import { tidyMarkup } from './tidy-markup.ts';

const WHOLE_NUMBER_PATTERN = /^-?\d{1,6}$/;
const SPAN_PATTERN = /^\d{1,2}$/;
const SIZE_PATTERN = /^\d{1,4}%?$/;
const LANGUAGE_TAG_PATTERN = /^[a-z]{2,3}(?:-[a-z0-9]{1,8}){0,5}$/i;

/**
 * The allow-list of agency content: no classes, no event handlers, no form controls, no foreign markup. Ids and names
 * get a prefix, so that they differ from the page's. They, `href`, `src`, `data-style` and `align` are restricted
 * further when the tree is hardened.
 *
 * @rule 10.1
 */
const CONTENT_SCHEMA: Schema = {
  tagNames: [...ALLOWED_ELEMENTS],
  attributes: {
    '*': ['id', ['dir', 'ltr', 'rtl', 'auto'], ['lang', LANGUAGE_TAG_PATTERN], 'title', 'dataStyle', 'align'],
    a: ['href', 'name'],
    img: ['src', 'srcSet', 'alt', ['width', SIZE_PATTERN], ['height', SIZE_PATTERN]],
    ol: [
      ['start', WHOLE_NUMBER_PATTERN],
      ['reversed', true],
      ['type', '1', 'a', 'A', 'i', 'I'],
    ],
    li: [['value', WHOLE_NUMBER_PATTERN]],
    th: [
      ['colSpan', SPAN_PATTERN],
      ['rowSpan', SPAN_PATTERN],
      ['scope', 'row', 'col', 'rowgroup', 'colgroup'],
    ],
    td: [
      ['colSpan', SPAN_PATTERN],
      ['rowSpan', SPAN_PATTERN],
    ],
  },
  protocols: { href: ['http', 'https', 'mailto', 'tel'], src: ['http', 'https'] },
  ancestors: {
    caption: ['table'],
    thead: ['table'],
    tbody: ['table'],
    tfoot: ['table'],
    tr: ['table'],
    th: ['table'],
    td: ['table'],
  },
  strip: [...DROPPED_WITH_CONTENT],
  required: {},
  clobber: ['id', 'name'],
  clobberPrefix: TARGET_PREFIX,
  allowComments: false,
  allowDoctypes: false,
};

/** Makes a rich text safe; see `ContentCleaner` for its guarantees. @rule 2.13, 10.1 */
export function cleanContent(html: string, base?: string): RichContent {
  return cleanTree(fromHtmlIsomorphic(htmlToSanitise(tidyMarkup(html)), { fragment: true }), base);
}

/** Applies the allow-list and the rules for links and pictures to a parsed text. */
export function cleanTree(root: Root, base?: string): RichContent {
  return { type: 'root', children: hardenContent(sanitize(root, CONTENT_SCHEMA), base) };
}
