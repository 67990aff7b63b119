import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { isEmail } from './is-email.ts';
import { isPhone } from './is-phone.ts';

type TextRule = (value: string) => string | undefined;

/** Rules that many forms have, for `useForm()`. */
export interface Rules {
  readonly required: (value: string | number | boolean) => string | undefined;
  readonly email: TextRule;
  readonly phone: TextRule;
  readonly atLeast: (length: number) => TextRule;
  /** A rule for whatever is filled in, where nothing need be. */
  readonly optional: (rule: TextRule) => TextRule;
}

export function useRules(): Rules {
  const { t } = useTranslation('kit');
  return useMemo(
    () => ({
      required: (value) => (value === false || String(value).trim() === '' ? t('form.required') : undefined),
      email: (value) => (isEmail(value) ? undefined : t('form.email')),
      phone: (value) => (isPhone(value) ? undefined : t('form.phone')),
      atLeast: (length) => (value) => (value.trim().length < length ? t('form.atLeast', { count: length }) : undefined),
      optional: (rule) => (value) => (value.trim() === '' ? undefined : rule(value)),
    }),
    [t],
  );
}
