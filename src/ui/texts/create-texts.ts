import { FALLBACK_LANGUAGE, type LanguageCode } from '../../domain/market/language.ts';
import { loadSentences } from './load-sentences.ts';
import type { Speech, Texts } from './texts.ts';
import { translator } from './translator.ts';

/**
 * The texts of the interface, speaking a language. Only the file of that
 * language is loaded; where it is missing, English stands in.
 *
 * @param missing hears of a language without sentences, each time that it was to be spoken
 */
export async function createTexts(
  language: LanguageCode,
  missing: (language: LanguageCode) => void = () => undefined,
): Promise<Texts> {
  const listeners = new Set<() => void>();
  let wanted = language;
  let speech = await speechIn(language, missing);

  return {
    now: () => speech,
    subscribe(onChange) {
      listeners.add(onChange);
      return () => listeners.delete(onChange);
    },
    async speak(next) {
      wanted = next;
      const learnt = await speechIn(next, missing);
      // Somebody who changes their mind hears the last language that they chose.
      if (wanted !== next || speech.language === next) return;
      speech = learnt;
      for (const onChange of listeners) onChange();
    },
  };
}

async function speechIn(language: LanguageCode, missing: (language: LanguageCode) => void): Promise<Speech> {
  const own = await loadSentences(language);
  if (own === undefined) missing(language);
  return { language, t: translator(own ?? (await loadSentences(FALLBACK_LANGUAGE)) ?? {}, language) };
}
