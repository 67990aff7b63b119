import type { CallFailure } from '@livery/contract/notices/call-failure';
import type { Result } from '@livery/contract/shared/result';
import type { RichContent } from './rich-content.ts';

/**
 * Makes the rich texts that agencies write safe to show: text markup, lists, tables, links and pictures stay; anything
 * that could run, imitate a form, cover the page or be found by one of our scripts is removed.
 *
 * Accepts any text, whatever its size or nesting; cleaning a result again does not change it. The parser is loaded with
 * the first call; `unreachable` means that loading failed; the next call tries again. Never rejects. Checked by
 * tests/contracts/content-cleaner.contract.ts.
 */
export interface ContentCleaner {
  /** @param html untrusted, as the agency wrote it */
  clean(html: string): Promise<Result<RichContent, CallFailure>>;
}
