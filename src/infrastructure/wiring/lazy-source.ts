import type { CallFailure } from '../../domain/notices/call-failure.ts';
import { err, type Result } from '../../domain/shared/result.ts';

/**
 * Loads a source when one of its methods is first called. Where its code can't
 * be loaded the call is `unreachable`, and the next one tries again.
 */
export function lazySource<Source>(load: () => Promise<Source>) {
  return <Args extends readonly unknown[], T>(
    method: (source: Source) => (...args: Args) => Promise<Result<T, CallFailure>>,
  ) =>
    async (...args: Args): Promise<Result<T, CallFailure>> => {
      const source = await load().catch(() => undefined);
      return source === undefined ? err({ kind: 'unreachable' }) : method(source)(...args);
    };
}
