import { toHtml } from 'hast-util-to-html';
import { cleanContent } from './clean-content.ts';

/**
 * Safe HTML from any HTML; cleaning it again changes nothing. For callers that need strings: the page renders the tree.
 */
export function cleanHtml(html: string): string {
  return toHtml(cleanContent(html), { characterReferences: { useNamedReferences: true } });
}
