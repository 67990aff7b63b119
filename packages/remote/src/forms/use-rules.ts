import { parsePhoneNumber } from '@livery/contract/shared/phone-number';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { check, type GenericSchema, pipe, string } from 'valibot';

type TextSchema = GenericSchema<string>;

/** Schemas of common fields, with their messages in the visitor's language. */
export interface Rules {
  readonly required: TextSchema;
  readonly email: TextSchema;
  readonly phone: TextSchema;
  readonly atLeast: (length: number) => TextSchema;
  /** Schemas that accept an empty field. */
  readonly optional: { readonly email: TextSchema; readonly phone: TextSchema };
}

export function useRules(): Rules {
  const { t } = useTranslation('ui');
  return useMemo(
    () => ({
      required: textThat(isFilled, t('form.required')),
      email: textThat(isEmail, t('form.email')),
      phone: textThat(isPhone, t('form.phone')),
      atLeast: (length) => textThat((value) => value.trim().length >= length, t('form.atLeast', { count: length })),
      optional: {
        email: textThat(optionalRule(isEmail), t('form.email')),
        phone: textThat(optionalRule(isPhone), t('form.phone')),
      },
    }),
    [t],
  );
}

/** A schema for texts that a predicate accepts, with the message for all others. */
export function textThat(accepts: (value: string) => boolean, message: string): TextSchema {
  return pipe(string(), check(accepts, message));
}

/** Accepts blank texts, and texts that a predicate accepts. */
export function optionalRule(accepts: (value: string) => boolean): (value: string) => boolean {
  return (value) => !isFilled(value) || accepts(value);
}

export function isFilled(text: string): boolean {
  return text.trim() !== '';
}

/** Whether a text has the form of an e-mail address. */
export function isEmail(text: string): boolean {
  return /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/.test(text.trim());
}

/** Whether a text has the form of a phone number: 6 to 20 digits of any script, separators and an extension. */
export function isPhone(text: string): boolean {
  return /^\d{6,20}$/.test(parsePhoneNumber(text)?.digits ?? '');
}
