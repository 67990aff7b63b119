import { FALLBACK_LANGUAGE, type LanguageCode } from '../../domain/market/language.ts';
import { loadSentences } from './load-sentences.ts';
import type { Speech, Texts } from './texts.ts';
import { translator } from './translator.ts';

/**
 * The texts of the interface, speaking a language. Only the file of that
 * language is loaded; where it is missing, English stands in. Rejects where not
 * even that can be had: a page that says nothing but keys tells nobody anything.
 *
 * @param missing hears of a language without sentences, once
 * @param load where sentences come from
 */
export async function createTexts(
  language: LanguageCode,
  missing: (language: LanguageCode) => void = () => undefined,
  load = loadSentences,
): Promise<Texts> {
  const listeners = new Set<() => void>();
  const missed = new Set<LanguageCode>();
  let wanted = language;
  let learnt = Promise.resolve();
  let speech = await speechIn(language);

  return {
    now: () => speech,
    subscribe(onChange) {
      listeners.add(onChange);
      return () => listeners.delete(onChange);
    },
    speak(next) {
      if (next !== wanted) learnt = learn(next);
      return learnt;
    },
  };

  async function learn(next: LanguageCode): Promise<void> {
    wanted = next;
    // What is spoken now stays where neither that language nor English can be had.
    const coming = await speechIn(next).catch(() => ({ ...speech, chosen: next }));
    // Somebody who changes their mind hears the last language that they chose.
    if (wanted !== next || speech.chosen === next) return;
    speech = coming;
    for (const onChange of listeners) onChange();
  }

  async function speechIn(chosen: LanguageCode): Promise<Speech> {
    const own = await load(chosen);
    if (own !== undefined) return { language: chosen, chosen, t: translator(own, chosen) };
    if (!missed.has(chosen)) missing(chosen);
    missed.add(chosen);
    const english = await load(FALLBACK_LANGUAGE);
    if (english === undefined) throw new Error(`The texts in “${chosen}” and those in English can’t be had.`);
    return { language: FALLBACK_LANGUAGE, chosen, t: translator(english, FALLBACK_LANGUAGE) };
  }
}
