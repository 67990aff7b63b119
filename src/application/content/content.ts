import type { AboutState } from '../../domain/content/about-state.ts';
import type { FaqState } from '../../domain/content/faq-state.ts';
import type { CallFailure } from '../../domain/notices/call-failure.ts';
import type { Result } from '../../domain/shared/result.ts';
import type { Live } from '../shared/live.ts';
import type { ValueState } from '../shared/query-value.ts';
import type { RichContent } from './rich-content.ts';

/** The agency's own pages: about and FAQ. */
export interface Content {
  readonly about: Live<ValueState<AboutState>>;
  readonly faq: Live<ValueState<FaqState>>;
  loadAbout(): void;
  loadFaq(): void;
  /** Makes an agency's rich text safe to show (rules 10.1). */
  clean(html: string): Promise<Result<RichContent, CallFailure>>;
}
