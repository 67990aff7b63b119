import type { CallFailure } from '@livery/contract/notices/call-failure';
import type { Result } from '@livery/contract/shared/result';

/** A parser of the contract as a query reads responses: `undefined` for what is malformed. */
export function responseReader<T>(
  parse: (response: unknown) => Result<T, CallFailure>,
): (response: unknown) => T | undefined {
  return (response) => {
    const parsed = parse(response);
    return parsed.ok ? parsed.value : undefined;
  };
}
