import { useTranslation } from 'react-i18next';
import { useLive } from '../../../../design/use-live.ts';
import { monthName } from '../../../kit/format/locale.ts';
import { useFormat } from '../../../kit/format/use-format.ts';
import { useRemote } from '../../../kit/use-remote.ts';
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
