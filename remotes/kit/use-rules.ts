import { useMemo } from 'react';
import { isEmail } from './is-email.ts';
import { isPhone } from './is-phone.ts';
import { useVoice } from './use-voice.ts';

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
  const say = useVoice();
  return useMemo(
    () => ({
      required: (value) => (value === false || String(value).trim() === '' ? say('kit.form.required') : undefined),
      email: (value) => (isEmail(value) ? undefined : say('kit.form.email')),
      phone: (value) => (isPhone(value) ? undefined : say('kit.form.phone')),
      atLeast: (length) => (value) =>
        value.trim().length < length ? say('kit.form.atLeast', { count: length }) : undefined,
      optional: (rule) => (value) => (value.trim() === '' ? undefined : rule(value)),
    }),
    [say],
  );
}
