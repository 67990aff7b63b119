import type { LanguageCode } from '../../src/application/remotes/remote-context.ts';

/** The locale to give to `Intl`: Norwegian is Bokmål, and Arabic keeps Latin digits, as everywhere on the site. */
export function localeOf(language: LanguageCode): string {
  if (language === 'no') return 'nb';
  return language === 'ar' ? 'ar-u-nu-latn' : language;
}
