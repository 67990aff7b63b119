import { monthName, useFormat, useRemote } from '@livery/remote';
import { useLive } from '@livery/ui/use-live';
import { useTranslation } from 'react-i18next';
import { useOfferTexts } from '../offer/use-offer-texts.ts';
import type { ProductTexts } from './definition.ts';

export function useProductTexts(): ProductTexts {
  const { t } = useTranslation('booking');
  const language = useLive(useRemote().language);
  return {
    ...useFormat(),
    ...useOfferTexts(),
    t,
    month(month) {
      const [year, number] = month.split('-');
      return number === undefined ? '' : `${monthName(Number(number), language)} ${year}`;
    },
  };
}
