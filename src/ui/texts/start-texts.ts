import type { LanguageCode } from '../../domain/market/language.ts';
import type { Sentences } from './sentences.ts';
import { translator } from './translator.ts';

/** What the page says while the shell has not started, in one language. */
export interface StartTexts {
  readonly slow: string;
  readonly failed: string;
  readonly hint: string;
  readonly retry: string;
  readonly noScript: string;
}

export function startTexts(sentences: Sentences, language: LanguageCode): StartTexts {
  const t = translator(sentences, language);
  return {
    slow: t('start.slow'),
    failed: t('content.failed'),
    hint: t('content.failedHint'),
    retry: t('retry'),
    noScript: t('start.noScript'),
  };
}
