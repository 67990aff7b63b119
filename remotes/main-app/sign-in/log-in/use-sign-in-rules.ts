import { useMemo } from 'react';
import { type Rules, useRules } from '../../../kit/forms/use-rules.ts';

/**
 * Everything is to be filled in, and an e-mail address looks like one. What
 * else is wrong with passwords and names, the platform reports
 * (rules §4: no rules of length or format are shown).
 */
export function useSignInRules(): Pick<Rules, 'required' | 'email'> {
  const { required, email } = useRules();
  return useMemo(() => ({ required, email: (value: string) => required(value) ?? email(value) }), [required, email]);
}
