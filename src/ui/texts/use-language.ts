import { type LanguageCode, languageOfTag } from '@livery/contract/market/language';
import { use, useCallback, useSyncExternalStore } from 'react';
import { I18nContext } from 'react-i18next';

const CHANGE = 'languageChanged';

/**
 * The language of the messages: English if those of the chosen language can't be loaded. Not by `useTranslation`, which
 * makes ready for messages, too: a page asks for its language in a hundred places.
 */
export function useLanguage(): LanguageCode {
  const { i18n } = use(I18nContext) ?? {};
  const subscribe = useCallback(
    (onChange: () => void) => {
      i18n?.on(CHANGE, onChange);
      return () => i18n?.off(CHANGE, onChange);
    },
    [i18n],
  );
  const shown = () => i18n?.resolvedLanguage;
  return languageOfTag(useSyncExternalStore(subscribe, shown, shown));
}
