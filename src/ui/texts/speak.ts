import type { i18n } from 'i18next';
import { FALLBACK_LANGUAGE, type LanguageCode } from '../../domain/market/language.ts';
import { loadSentences } from './load-sentences.ts';

const NAMESPACE = 'translation';

/** Changes the language of the texts once its sentences are there: its own, or else English ones. Never rejects. */
export async function speak(texts: i18n, language: LanguageCode): Promise<void> {
  if (!(await learn(texts, language))) await learn(texts, FALLBACK_LANGUAGE);
  await texts.changeLanguage(language);
}

async function learn(texts: i18n, language: LanguageCode): Promise<boolean> {
  if (texts.hasResourceBundle(language, NAMESPACE)) return true;
  const sentences = await loadSentences(language);
  if (sentences === undefined) return false;
  texts.addResourceBundle(language, NAMESPACE, sentences);
  return true;
}
