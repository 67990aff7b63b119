import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';

type TextRule = (value: string) => string | undefined;

/** Common validation rules, for `useForm()`. */
export interface Rules {
  readonly required: (value: string | number | boolean) => string | undefined;
  readonly email: TextRule;
  readonly phone: TextRule;
  readonly atLeast: (length: number) => TextRule;
  /** Applies a rule to optional values: only those that are filled in. */
  readonly optional: (rule: TextRule) => TextRule;
}

export function useRules(): Rules {
  const { t } = useTranslation('ui');
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

/** Whether a text has the form of an e-mail address. */
export function isEmail(text: string): boolean {
  return /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/.test(text.trim());
}

/** Whether a text has the form of a phone number: 6 to 20 digits and separators. */
export function isPhone(text: string): boolean {
  return /^\+?[\d\s().-]+$/.test(text.trim()) && /^\d{6,20}$/.test(text.replace(/\D/g, ''));
}
