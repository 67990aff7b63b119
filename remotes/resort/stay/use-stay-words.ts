import { useTranslation } from 'react-i18next';
import { useFormat } from '../../kit/format/use-format.ts';
import { guestsOf, nightsOf, type Stay } from './stay.ts';

/** A stay in words: its days, its nights, its guests. */
export function useStayWords({ checkIn, checkOut, adults, children }: Stay): readonly string[] {
  const { t } = useTranslation('resort');
  const { days } = useFormat();
  return [
    days(checkIn, checkOut),
    t('count.nights', { count: nightsOf({ checkIn, checkOut }) }),
    t('count.guests', { count: guestsOf({ adults, children }) }),
  ].filter((text) => text !== '');
}
