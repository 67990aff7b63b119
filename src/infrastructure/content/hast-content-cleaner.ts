import { err, ok } from '@livery/contract/shared/result';
import type { ContentCleaner } from '../../application/content/content-cleaner.port.ts';

/**
 * Cleans with a parser that is loaded when content is first shown: most sessions show none.
 *
 * @param base the address of the API, which relative addresses of pictures belong to; by default, such pictures are removed
 */
export function hastContentCleaner(base?: string): ContentCleaner {
  return {
    async clean(html) {
      const parser = await import('./clean-content.ts').catch(() => undefined);
      return parser === undefined ? err({ kind: 'unreachable' }) : ok(parser.cleanContent(html, base));
    },
  };
}
