import { parsePlainData } from '@livery/contract/remotes/plain-data';
import type { RenderedRemote } from '@livery/contract/remotes/server-remote';
import * as v from 'valibot';
import { UnfitPage } from '../../application/remotes/unfit-page.ts';
import { documentMarkup } from './document-markup.ts';
import { anyFields } from './own-fields.ts';

/** In characters; parsing more would keep the process from other pages. */
const MAX_MARKUP_LENGTH = 500_000;

/**
 * Parses the result of a remote's `render`, and makes its markup safe for the document; `null` for a page that it
 * leaves to the browser.
 *
 * @throws {Error} with one sentence if it isn't `{ html, data }` with markup, and {UnfitPage} if it is too large or its
 * data isn't plain
 */
export function parseRendered(value: unknown): RenderedRemote | null {
  if (value === null) return null;
  const { html, data = null, isMissing, isPartial } = v.parse(anyFields, value);
  if (typeof html !== 'string') throw new Error('“render” resolved to no { html, data }.');
  if (html.length > MAX_MARKUP_LENGTH)
    throw new UnfitPage(`“render” resolved to more than ${MAX_MARKUP_LENGTH} characters of markup.`);
  const plain = parsePlainData(data);
  if (!plain.ok) throw new UnfitPage(`The data of “render” can’t be used: ${plain.error}`);
  const markup = documentMarkup(html);
  if (markup.trim() === '') throw new Error('“render” resolved to no markup.');
  return {
    html: markup,
    data: plain.value,
    ...(isMissing === true && { isMissing }),
    ...(isPartial === true && { isPartial }),
  };
}
