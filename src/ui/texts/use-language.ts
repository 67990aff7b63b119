import { type LanguageCode, languageOfTag } from '@livery/contract/market/language';
import { useTranslation } from 'react-i18next';

/** The language of the messages: English if those of the chosen language can't be loaded. */
export function useLanguage(): LanguageCode {
  return languageOfTag(useTranslation().i18n.resolvedLanguage);
}
