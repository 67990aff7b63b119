import type { LanguageSource } from '../../application/market/language-source.port.ts';
import type { LanguageCode } from '../../domain/market/language.ts';
import type { CallFailure } from '../../domain/notices/call-failure.ts';
import { ok, type Result } from '../../domain/shared/result.ts';
import { parseLanguages } from '../market/languages-wire.ts';

interface LanguageAnswers {
  /** In wire form. */
  enabled(): unknown;
  /** Whoever visits reads this language from now on; left out, nobody takes note. */
  remember?(language: LanguageCode): Result<unknown, CallFailure>;
}

/** Knows the agency's languages without asking anybody. */
export function memoryLanguageSource(answer: LanguageAnswers): LanguageSource {
  return {
    enabled: async () => parseLanguages(answer.enabled()),
    async remember(language) {
      const remembered = answer.remember?.(language) ?? ok(undefined);
      return remembered.ok ? ok(undefined) : remembered;
    },
  };
}
