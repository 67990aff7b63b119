import type { Decorator, Loader } from '@storybook/react-vite';
import { isLanguageCode, type LanguageCode } from '../src/domain/market/language.ts';
import { createTexts } from '../src/ui/texts/create-texts.ts';
import { pseudoSentences } from '../src/ui/texts/pseudo-sentences.ts';
import { TextsContext } from '../src/ui/texts/texts-context.ts';

/** The interface language of a story; the pseudo-language is English in disguise. */
export function languageOf({ language }: Readonly<Record<string, unknown>>): LanguageCode {
  return isLanguageCode(language) ? language : 'en';
}

/** Loads the texts of the language that the toolbar says. */
export const textsLoader: Loader = async ({ globals }) => ({
  texts: await createTexts(
    languageOf(globals),
    undefined,
    globals['language'] === 'pseudo' ? pseudoSentences : undefined,
  ),
});

export const withTexts: Decorator = (Story, { loaded }) => (
  <TextsContext value={loaded['texts']}>
    <Story />
  </TextsContext>
);
