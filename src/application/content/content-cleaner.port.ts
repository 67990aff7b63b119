import type { CallFailure } from '../../domain/notices/call-failure.ts';
import type { Result } from '../../domain/shared/result.ts';
import type { RichContent } from './rich-content.ts';

/**
 * Makes the rich texts that agencies write safe to show: text markup, lists,
 * tables, links and pictures stay; whatever could run, imitate a form, cover
 * the page or answer to a script of ours is gone.
 *
 * Any text is answered, whatever its size or nesting, and what was cleaned once
 * is not changed by cleaning it again. The parser is loaded when it is first
 * asked for; `unreachable` means that it could not be, and asking again tries
 * again. Never rejects. Checked by tests/infrastructure/content.
 */
export interface ContentCleaner {
  /** @param html untrusted, as the agency wrote it */
  clean(html: string): Promise<Result<RichContent, CallFailure>>;
}
