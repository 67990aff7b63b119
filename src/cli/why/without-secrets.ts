import { redact } from '../../infrastructure/recorded/redact.ts';

/** The shown parts of explanations, in the same shape, without the secrets that an address or a recording contained. */
export function withoutSecrets<T>(value: T): T {
  return redact(value) as T;
}
