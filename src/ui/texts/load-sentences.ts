import type { LanguageCode } from '../../domain/market/language.ts';
import type { Sentences } from './sentences.ts';

const FILES = new Map(Object.entries(import.meta.glob<Sentences>('./*.json', { import: 'default' })));

/** The sentences of one language, fetched when asked for; `undefined` where there are none or they can't be had. */
export async function loadSentences(language: LanguageCode): Promise<Sentences | undefined> {
  try {
    return await FILES.get(`./${language}.json`)?.();
  } catch {
    return undefined;
  }
}
