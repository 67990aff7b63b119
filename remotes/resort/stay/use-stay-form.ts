import { useToday } from '@livery/remote';
import { type FormState, fieldErrors, useForm } from '@livery/remote/forms';
import { stayProblems } from '@livery/remote/search';
import { useTranslation } from 'react-i18next';
import { custom, pipe } from 'valibot';
import type { Stay } from './stay.ts';

/** A stay, and the place of its search. */
export type StayValues = { readonly [Part in keyof Stay]: Stay[Part] } & {
  readonly place: string;
  /** Degrees; the empty text until a place is chosen. */
  readonly lat: string;
  readonly lon: string;
};

export type StayFormState = FormState<StayValues>;

interface Needs {
  readonly values: StayValues;
  readonly submit: (values: StayValues) => void;
  /** Whether the form has a place. */
  readonly hasPlace: boolean;
}

export function useStayForm({ values, submit, hasPlace }: Needs): StayFormState {
  const { t } = useTranslation('resort');
  const today = useToday();
  return useForm<StayValues>({
    values,
    schema: pipe(
      custom<StayValues>(() => true),
      fieldErrors((entered) => {
        const { checkIn, checkOut } = stayProblems(entered, today, today);
        return {
          place: hasPlace && (entered.lat === '' || entered.lon === '') ? t('problems.place') : undefined,
          checkIn: checkIn ? t(`problems.${checkIn}`) : undefined,
          checkOut: checkOut ? t(`problems.${checkOut}`) : undefined,
        };
      }),
    ),
    submit(entered) {
      submit(entered);
      return undefined;
    },
  });
}
