import { useToday } from '@livery/remote';
import { isFilled, plainDigits, textThat } from '@livery/remote/forms';
import { useTranslation } from 'react-i18next';
import { type GenericSchema, safeParse } from 'valibot';
import { isFromCredit, PAYMENT_METHOD_FIELD } from '../credit/payment-method-field.ts';

/** The empty fields of a card: initially, and after a booking. */
export const NO_CARD = { cardNumber: '', cardName: '', cardExpiry: '', cardCode: '' };

const EXPIRY_PATTERN = /^(0?[1-9](?=\D)|0[1-9]|1[0-2])[\s/.-]{0,3}(?:20)?(\d\d)$/;

export type CardField = keyof typeof NO_CARD;

/** Whether digits are a card number: of a valid length, with a correct check digit (Luhn). */
export function isCardNumber(text: string): boolean {
  const digits = onlyDigits(text);
  if (!/^[\d\s-]+$/.test(plainDigits(text)) || digits.length < 13 || digits.length > 19) return false;
  const sum = [...digits].reverse().reduce((total, digit, index) => total + luhnDigit(Number(digit), index), 0);
  return sum % 10 === 0 && sum > 0;
}

/** Luhn doubles every second digit from the right and adds the digits of the product. */
function luhnDigit(digit: number, index: number): number {
  if (index % 2 === 0) return digit;
  return digit < 5 ? digit * 2 : digit * 2 - 9;
}

/** Whether a card is valid in a month: `04/29`, `4/29`, `04 / 2029` or `0429` until the end of April 2029. */
export function isCardValidIn(expiry: string, today: Temporal.PlainDate): boolean {
  const [, month, year] = EXPIRY_PATTERN.exec(plainDigits(expiry)) ?? [];
  if (month === undefined || year === undefined) return false;
  const lastMonth = Temporal.PlainYearMonth.from({ year: 2000 + Number(year), month: Number(month) });
  return Temporal.PlainYearMonth.compare(lastMonth, today.toPlainYearMonth()) >= 0;
}

export function isCardCode(text: string): boolean {
  return /^\d{3,4}$/.test(plainDigits(text));
}

/** The only part of a card number that is sent. */
export function lastFour(text: string): string {
  return onlyDigits(text).slice(-4);
}

function onlyDigits(text: string): string {
  return plainDigits(text).replaceAll(/\D/g, '');
}

/** Schemas of the card fields, for `useForm()`. */
export function useCardFields(): Readonly<Record<CardField, GenericSchema<string>>> {
  const { t } = useTranslation('kit');
  const today = useToday();
  return {
    cardNumber: textThat(isCardNumber, t('card.numberProblem')),
    cardName: textThat(isFilled, t('card.nameProblem')),
    cardExpiry: textThat((value) => isCardValidIn(value, today), t('card.expiryProblem')),
    cardCode: textThat(isCardCode, t('card.codeProblem')),
  };
}

/** The errors of a form's card fields; none if the form is paid from a credit. */
export function cardProblems(
  fields: ReturnType<typeof useCardFields>,
  values: Readonly<Record<string, string>>,
): Readonly<Record<string, string | undefined>> {
  if (isFromCredit(values[PAYMENT_METHOD_FIELD])) return {};
  const problemOf = (name: string, schema: GenericSchema<string>) => safeParse(schema, values[name] ?? '').issues?.[0];
  return Object.fromEntries(Object.entries(fields).map(([name, schema]) => [name, problemOf(name, schema)?.message]));
}
