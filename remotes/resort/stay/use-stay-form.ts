import { type FormState, type Rule, useForm, useToday } from '@livery/remote';
import { useTranslation } from 'react-i18next';
import { type Stay, stayProblems } from './stay.ts';

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
  const dayRule =
    (name: 'checkIn' | 'checkOut'): Rule<string, StayValues> =>
    (_, entered) => {
      const problem = stayProblems(entered, today)[name];
      return problem === undefined ? undefined : t(`problems.${problem}`);
    };
  return useForm<StayValues>({
    values,
    rules: {
      place: (_, { lat, lon }) => (hasPlace && (lat === '' || lon === '') ? t('problems.place') : undefined),
      checkIn: dayRule('checkIn'),
      checkOut: dayRule('checkOut'),
    },
    submit(entered) {
      submit(entered);
      return undefined;
    },
  });
}
