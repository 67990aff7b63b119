import { useTranslation } from 'react-i18next';
import { type LanguageCode, languageOfTag } from '../../domain/market/language.ts';

/** The language of the messages: English where those of the chosen language can't be loaded. */
export function useLanguage(): LanguageCode {
  return languageOfTag(useTranslation().i18n.resolvedLanguage);
}
