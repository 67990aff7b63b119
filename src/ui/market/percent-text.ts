import { intlLocaleOf, LANGUAGES, type LanguageCode } from '../../domain/market/language.ts';

const formatters = new Map(
  LANGUAGES.map((language) => [language, new Intl.NumberFormat(intlLocaleOf(language), { style: 'percent' })]),
);

/** @param whole whole percent, such as 25 */
export function percentText(whole: number, language: LanguageCode): string {
  return formatters.get(language)?.format(whole / 100) ?? `${whole}%`;
}
