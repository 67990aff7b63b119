import { intlLocale } from '@livery/contract/market/language';
import { useMemo } from 'react';
import { useLanguage } from '../texts/use-language.ts';

/** Joins several texts as the page's language does: "2 adults, 1 child, and 1 room". */
export function useListFormat(): (texts: readonly string[]) => string {
  const language = useLanguage();
  return useMemo(() => {
    const format = new Intl.ListFormat(intlLocale(language), { type: 'conjunction' });
    return (texts) => format.format(texts);
  }, [language]);
}
