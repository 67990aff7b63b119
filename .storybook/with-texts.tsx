import type { Decorator, Loader } from '@storybook/react-vite';
import { I18nextProvider } from 'react-i18next';
import { isLanguageCode, type LanguageCode } from '../src/domain/market/language.ts';
import { createI18n } from '../src/ui/texts/create-i18n.ts';
import { pseudoMessages } from '../src/ui/texts/pseudo-messages.ts';

/** The interface language of a story; the pseudo-language is English in disguise. */
export function languageOf({ language }: Readonly<Record<string, unknown>>): LanguageCode {
  return isLanguageCode(language) ? language : 'en';
}

/** Loads the messages of the language that the toolbar says. */
export const textsLoader: Loader = async ({ globals }) => ({
  i18n: await createI18n(languageOf(globals), globals['language'] === 'pseudo' ? { load: pseudoMessages } : {}),
});

export const withTexts: Decorator = (Story, { loaded }) => (
  <I18nextProvider i18n={loaded['i18n']}>
    <Story />
  </I18nextProvider>
);
