import { useTranslation } from 'react-i18next';
import { type CardField, isCardCode, isCardNumber, isGoodIn } from './payment-card.ts';
import { useToday } from '../format/use-today.ts';

/** What the fields of a card must be, for `useForm()`. */
export function useCardRules(): Readonly<Record<CardField, (value: string) => string | undefined>> {
  const { t } = useTranslation('kit');
  const today = useToday();
  return {
    cardNumber: (value) => (isCardNumber(value) ? undefined : t('card.numberProblem')),
    cardName: (value) => (value.trim() === '' ? t('card.nameProblem') : undefined),
    cardExpiry: (value) => (isGoodIn(value, today) ? undefined : t('card.expiryProblem')),
    cardCode: (value) => (isCardCode(value) ? undefined : t('card.codeProblem')),
  };
}
