import type { LanguageCode } from '@livery/contract/market/language';
import type { i18n as I18n } from 'i18next';

/** Loads messages of a language. @returns adds them; does nothing if they can't be loaded */
export type LoadTexts = (language: LanguageCode) => Promise<(i18n: I18n) => void>;

/**
 * Messages beside the shell's first file that the page shows now. Another language is chosen once it has theirs, too:
 * a page changes all its texts at the same moment (rules §4, language change).
 */
export const textsInUse: Set<LoadTexts> = new Set();
