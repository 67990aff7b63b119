import type { ResourceKey } from 'i18next';
import type { LanguageCode } from '../../domain/market/language.ts';

const FILES = new Map(Object.entries(import.meta.glob<ResourceKey>('./*.json', { import: 'default' })));

/** The sentences of one language, fetched when asked for; `undefined` where there are none or they can't be had. */
export async function loadSentences(language: LanguageCode): Promise<ResourceKey | undefined> {
  try {
    return await FILES.get(`./${language}.json`)?.();
  } catch {
    return undefined;
  }
}
