import type { ContentCleaner } from '../../application/content/content-cleaner.port.ts';
import { err, ok } from '../../domain/shared/result.ts';

/** Cleans with a parser that is loaded when content is first shown: most sessions show none. */
export function hastContentCleaner(): ContentCleaner {
  return {
    async clean(html) {
      const parser = await import('./clean-content.ts').catch(() => undefined);
      return parser === undefined ? err({ kind: 'unreachable' }) : ok(parser.cleanContent(html));
    },
  };
}
