import type { LanguageCode } from '../../../src/application/remotes/remote-context.ts';
import { localeOf } from './locale-of.ts';

/**
 * What a country, a currency or a language is called, such as `Portugal` for `PT`.
 *
 * @param code as the platform wrote it, untrusted; the empty text where there is no such code
 */
export function nameOfCode(type: 'region' | 'currency' | 'language', code: string, language: LanguageCode): string {
  try {
    return new Intl.DisplayNames(localeOf(language), { type, fallback: 'none' }).of(code) ?? '';
  } catch {
    return '';
  }
}
