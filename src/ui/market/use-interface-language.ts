import { useEffect, useLayoutEffect } from 'react';
import { directionOf, intlLocaleOf } from '../../domain/market/language.ts';
import { useShell } from '../shell-context.tsx';
import { useTexts } from '../texts/texts-context.ts';
import { useTranslation } from '../texts/use-translation.ts';
import { useLive } from '../use-live.ts';

/**
 * Keeps the texts and the document in the traveller's language.
 *
 * @returns whether the texts speak it already
 */
export function useInterfaceLanguage(): boolean {
  const texts = useTexts();
  const spoken = useTranslation().language;
  const language = useLive(useShell().market.language);

  useLayoutEffect(() => {
    document.documentElement.lang = new Intl.Locale(intlLocaleOf(language)).language;
    document.documentElement.dir = directionOf(language);
  }, [language]);

  useEffect(() => {
    if (spoken !== language) void texts.speak(language);
  }, [texts, spoken, language]);

  return spoken === language;
}
