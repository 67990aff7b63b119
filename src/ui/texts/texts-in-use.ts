import type { LanguageCode } from '@livery/contract/market/language';
import type { i18n as I18n } from 'i18next';

/** Loads messages of a language. @returns a function that adds them; it does nothing if they can't be loaded */
export type LoadTexts = (language: LanguageCode) => Promise<(i18n: I18n) => void>;

/**
 * The messages on the page that aren't in the shell's first file. A language change waits for these too, so that a page
 * changes all its texts at the same time (rules §4, language change).
 */
export const textsInUse: Set<LoadTexts> = new Set();
