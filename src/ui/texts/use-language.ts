import { useTranslation } from 'react-i18next';
import { type LanguageCode, languageOfTag } from '../../domain/market/language.ts';

/** What the messages are in: English where those of the chosen language can't be had. */
export function useLanguage(): LanguageCode {
  return languageOfTag(useTranslation().i18n.resolvedLanguage);
}
