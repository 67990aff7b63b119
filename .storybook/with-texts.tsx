import { isLanguageCode, type LanguageCode, languageTag } from '@livery/contract/market/language';
import { UI_TEXTS } from '@livery/ui/texts';
import type { Decorator, Loader } from '@storybook/react-vite';
import { I18nextProvider } from 'react-i18next';
import { createI18n } from '../src/ui/texts/create-i18n.ts';
import { pseudoMessages } from '../src/ui/texts/pseudo-messages.ts';

const dealsTexts = import.meta.glob<object>('../src/ui/deals/texts/*.json', { import: 'default', eager: true });

/** The interface language of a story; for the pseudo-language it is English. */
export function languageOf({ language }: Readonly<Record<string, unknown>>): LanguageCode {
  return isLanguageCode(language) ? language : 'en';
}

/** Loads the messages of the language that is chosen in the toolbar, including those of the design system. */
export const textsLoader: Loader = async ({ globals }) => {
  const language = languageOf(globals);
  const i18n = await createI18n(language, globals['language'] === 'pseudo' ? { load: pseudoMessages } : {});
  const { namespace, english, others } = UI_TEXTS;
  i18n.addResourceBundle(languageTag('en'), namespace, english);
  i18n.addResourceBundle(languageTag(language), namespace, others[`../texts/${language}.json`] ?? english);
  for (const code of new Set(['en', language] as const)) {
    i18n.addResourceBundle(languageTag(code), 'shell', dealsTexts[`../src/ui/deals/texts/${code}.json`], true);
  }
  return { i18n };
};

export const withTexts: Decorator = (Story, { loaded }) => (
  <I18nextProvider i18n={loaded['i18n']}>
    <Story />
  </I18nextProvider>
);
