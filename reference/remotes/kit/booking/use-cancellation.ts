import { useCurrentDay, useFormat } from '@livery/remote';
import { useTranslation } from 'react-i18next';
import { cancellationTerms } from './free-cancellation.ts';

/** Says what it costs to cancel today, in the visitor's language. */
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
 * @param until the last day on which it is free, `2026-02-03`; the empty text if it costs, `null` if nobody says
 * @param costs what is said if it costs
 */
type Cancellation = (
  until: string | null,
  costs?: string,
) => { readonly terms: ReturnType<typeof cancellationTerms>; readonly words: string };
