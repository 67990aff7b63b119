import { err, ok } from '@livery/contract/shared/result';
import type { ContentCleaner } from '../../application/content/content-cleaner.port.ts';

/**
 * Cleans with a parser that is loaded when content is first shown, because most sessions show none.
 *
 * @param base the API's address, the base of pictures' relative addresses; by default, such pictures are removed
 */
export function hastContentCleaner(base?: string): ContentCleaner {
  return {
    async clean(html) {
      const parser = await import('./clean-content.ts').catch(() => undefined);
      return parser === undefined ? err({ kind: 'unreachable' }) : ok(parser.cleanContent(html, base));
    },
  };
}
