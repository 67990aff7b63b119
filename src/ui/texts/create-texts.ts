import { createInstance, type i18n } from 'i18next';
import { FALLBACK_LANGUAGE, type LanguageCode } from '../../domain/market/language.ts';
import { speak } from './speak.ts';

/**
 * The texts of the interface, ready to speak a language. Only the file of that
 * language is loaded; where it is missing, English stands in.
 *
 * What an agency or a deal says is put into sentences as it is, never looked up
 * as a key; React does the escaping.
 */
export async function createTexts(language: LanguageCode): Promise<i18n> {
  const texts = createInstance();
  await texts.init({
    fallbackLng: FALLBACK_LANGUAGE,
    resources: {},
    interpolation: { escapeValue: false, skipOnVariables: true },
    react: { useSuspense: false },
  });
  await speak(texts, language);
  return texts;
}
