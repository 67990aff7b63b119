import type { CallFailure } from '@livery/contract/notices/call-failure';
import type { Result } from '@livery/contract/shared/result';
import type { About } from '../../domain/content/about-state.ts';
import type { Faq } from '../../domain/content/faq-state.ts';

/**
 * Loads what the agency writes about itself: the first element of each response.
 *
 * An empty response is a good result: the page is not enabled. Texts are untrusted rich text. Never rejects. Checked by
 * tests/contracts/sources/content-source.contract.ts.
 *
 * @see rules §7, GET /api/agency/about-us and /api/agency/faqs
 */
export interface ContentSource {
  about(signal: AbortSignal): Promise<Result<About, CallFailure>>;
  faq(signal: AbortSignal): Promise<Result<Faq, CallFailure>>;
}
