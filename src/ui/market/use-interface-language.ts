import { useEffect, useLayoutEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { directionOf, intlLocaleOf } from '../../domain/market/language.ts';
import { useShell } from '../shell-context.tsx';
import { speak } from '../texts/speak.ts';
import { useLive } from '../use-live.ts';

/**
 * Keeps the texts and the document in the traveller's language.
 *
 * @returns whether the texts speak it already
 */
export function useInterfaceLanguage(): boolean {
  const { i18n } = useTranslation();
  const language = useLive(useShell().market.language);

  useLayoutEffect(() => {
    document.documentElement.lang = new Intl.Locale(intlLocaleOf(language)).language;
    document.documentElement.dir = directionOf(language);
  }, [language]);

  useEffect(() => {
    if (i18n.language !== language) void speak(i18n, language);
  }, [i18n, language]);

  return i18n.language === language;
}
