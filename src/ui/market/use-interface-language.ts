import { useEffect, useLayoutEffect } from 'react';
import { directionOf, languageTagOf } from '../../domain/market/language.ts';
import { useShell } from '../shell-context.tsx';
import { useTexts } from '../texts/texts-context.ts';
import { useTranslation } from '../texts/use-translation.ts';
import { useLive } from '../use-live.ts';

/**
 * Lets the texts follow the traveller's language, and the document the texts:
 * what the page says, and which way it is read, change at the same moment.
 *
 * @returns whether the texts are as the traveller chose already
 */
export function useInterfaceLanguage(): boolean {
  const texts = useTexts();
  const { language: spoken, chosen } = useTranslation();
  const language = useLive(useShell().market.language);

  useLayoutEffect(() => {
    document.documentElement.lang = languageTagOf(spoken);
    document.documentElement.dir = directionOf(spoken);
  }, [spoken]);

  useEffect(() => {
    void texts.speak(language);
  }, [texts, language]);

  return chosen === language;
}
