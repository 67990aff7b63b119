import { useToday } from '@livery/remote';
import { type FormState, fieldErrors, useForm } from '@livery/remote/forms';
import { stayProblems } from '@livery/remote/search';
import { useTranslation } from 'react-i18next';
import { custom, pipe } from 'valibot';
import type { Stay } from './stay.ts';

/** The stay as form values. */
type StayValues = { readonly [Part in keyof Stay]: Stay[Part] };

export type StayFormState = FormState<StayValues>;

interface StayFormOptions {
  readonly values: StayValues;
  readonly submit: (values: StayValues) => void;
}

export function useStayForm({ values, submit }: StayFormOptions): StayFormState {
  const { t } = useTranslation('resort');
  const today = useToday();
  return useForm<StayValues>({
    values,
    schema: pipe(
      custom<StayValues>(() => true),
      fieldErrors((enteredValues) => {
        const { checkIn, checkOut } = stayProblems(enteredValues, today, today);
        return {
          checkIn: checkIn ? t(`problems.${checkIn}`) : undefined,
          checkOut: checkOut ? t(`problems.${checkOut}`) : undefined,
        };
      }),
    ),
    submit(enteredValues) {
      submit(enteredValues);
      return undefined;
    },
  });
}
