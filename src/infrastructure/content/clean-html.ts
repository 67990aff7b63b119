import { toHtml } from 'hast-util-to-html';
import { cleanContent } from './clean-content.ts';

/** Safe HTML out of any; cleaning it again changes nothing. For programs that take strings: the page renders the tree. */
export function cleanHtml(html: string): string {
  return toHtml(cleanContent(html), { characterReferences: { useNamedReferences: true } });
}
