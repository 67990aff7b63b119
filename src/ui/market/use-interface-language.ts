import { useEffect, useLayoutEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { directionOf, languageTagOf } from '../../domain/market/language.ts';
import { useShell } from '../shell-context.tsx';
import { useLanguage } from '../texts/use-language.ts';
import { useLive } from '../use-live.ts';

/**
 * Lets the texts follow the traveller's language, and the document the texts:
 * what the page says, and which way it is read, change at the same moment.
 *
 * @returns whether the texts are as the traveller chose already
 */
export function useInterfaceLanguage(): boolean {
  const { i18n } = useTranslation();
  const shown = useLanguage();
  const wanted = languageTagOf(useLive(useShell().market.language));
  const requested = useRef(i18n.language);

  useLayoutEffect(() => {
    document.documentElement.lang = languageTagOf(shown);
    document.documentElement.dir = directionOf(shown);
  }, [shown]);

  useEffect(() => {
    if (wanted !== requested.current) void i18n.changeLanguage(wanted);
    requested.current = wanted;
  }, [i18n, wanted]);

  return i18n.language === wanted;
}
