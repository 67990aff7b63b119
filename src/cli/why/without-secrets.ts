import { redact } from '../../infrastructure/recorded/redact.ts';

/** What is shown of explanations, without the secrets that an address or a recording brought in; of the same shape. */
export function withoutSecrets<T>(shown: T): T {
  return redact(shown) as T;
}
