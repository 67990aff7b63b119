import type { LanguageCode } from '../../../src/application/remotes/remote-context.ts';

const LOCALES: Partial<Record<LanguageCode, string>> = { no: 'nb', pt: 'pt-PT', ar: 'ar-u-nu-latn' };

/** The locale to give to `Intl`, as everywhere on the site: Bokmål, Portugal's Portuguese, Arabic with Latin digits. */
export function localeOf(language: LanguageCode): string {
  return LOCALES[language] ?? language;
}
