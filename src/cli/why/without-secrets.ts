import { redact } from '../../infrastructure/recorded/redact.ts';

/** The shown parts of explanations, in the same shape, without the secrets that an address or a recording contained. */
export function withoutSecrets<T>(shown: T): T {
  return redact(shown) as T;
}
