import { useFormat } from '@livery/remote';
import { useTranslation } from 'react-i18next';

/** Says what it costs to cancel, in the visitor's language. */
export function useCancellationWords(): CancellationWords {
  const { t } = useTranslation('kit');
  const { day } = useFormat();
  return (until, costs) => {
    if (until === null) return t('cancellation.ask');
    return until === '' ? costs : t('cancellation.freeUntil', { day: day(until) });
  };
}

/**
 * @param until the last day on which it is free, `2026-02-03`; the empty text if it costs, `null` if nobody says
 * @param costs what is said if it costs
 */
type CancellationWords = (until: string | null, costs: string) => string;
