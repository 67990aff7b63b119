import { type CardField, isCardCode, isCardNumber, isGoodIn } from './card.ts';
import { useToday } from './use-today.ts';
import { useVoice } from './use-voice.ts';

/** What the fields of a card must be, for `useForm()`. */
export function useCardRules(): Readonly<Record<CardField, (value: string) => string | undefined>> {
  const say = useVoice();
  const today = useToday();
  return {
    cardNumber: (value) => (isCardNumber(value) ? undefined : say('kit.card.numberProblem')),
    cardName: (value) => (value.trim() === '' ? say('kit.card.nameProblem') : undefined),
    cardExpiry: (value) => (isGoodIn(value, today) ? undefined : say('kit.card.expiryProblem')),
    cardCode: (value) => (isCardCode(value) ? undefined : say('kit.card.codeProblem')),
  };
}
