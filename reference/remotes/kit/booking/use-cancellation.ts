import { useCurrentDay, useFormat } from '@livery/remote';
import { useTranslation } from 'react-i18next';
import { cancellationTerms } from './free-cancellation.ts';

/** Says in the visitor's language what a cancellation costs today. */
export function useCancellation(): Cancellation {
  const { t } = useTranslation('kit');
  const { day } = useFormat();
  const today = useCurrentDay();
  return (until, costs = t('cancellation.notFree')) => {
    const terms = cancellationTerms(until, today);
    switch (terms) {
      case 'free':
        return { terms, words: t('cancellation.freeUntil', { day: day(until ?? '') }) };
      case 'over':
        return { terms, words: t('cancellation.notFree') };
      case 'costs':
        return { terms, words: costs };
      case 'unknown':
        return { terms, words: t('cancellation.ask') };
    }
  };
}

/**
 * @param until the last day on which it is free, `2026-02-03`; the empty text if it is never free, `null` if it is
 * unknown
 * @param costs the text if it is never free
 */
type Cancellation = (
  until: string | null,
  costs?: string,
) => { readonly terms: ReturnType<typeof cancellationTerms>; readonly words: string };
