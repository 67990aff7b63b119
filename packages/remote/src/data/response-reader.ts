import type { CallFailure } from '@livery/contract/notices/call-failure';
import type { Result } from '@livery/contract/shared/result';

/** Adapts a parser of the contract for queries: it returns `undefined` for a malformed response. */
export function responseReader<T>(
  parse: (response: unknown) => Result<T, CallFailure>,
): (response: unknown) => T | undefined {
  return (response) => {
    const result = parse(response);
    return result.ok ? result.value : undefined;
  };
}
