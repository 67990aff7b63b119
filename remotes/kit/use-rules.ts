import { useMemo } from 'react';
import { isEmail } from './is-email.ts';
import { useVoice } from './use-voice.ts';

/** Rules that many forms have, for `useForm()`. */
export interface Rules {
  readonly required: (value: string | number | boolean) => string | undefined;
  readonly email: (value: string) => string | undefined;
  readonly atLeast: (length: number) => (value: string) => string | undefined;
}

export function useRules(): Rules {
  const say = useVoice();
  return useMemo(
    () => ({
      required: (value) => (value === false || String(value).trim() === '' ? say('kit.form.required') : undefined),
      email: (value) => (isEmail(value) ? undefined : say('kit.form.email')),
      atLeast: (length) => (value) =>
        value.trim().length < length ? say('kit.form.atLeast', { count: length }) : undefined,
    }),
    [say],
  );
}
