import type { CallFailure } from '../../domain/notices/call-failure.ts';
import { err, type Result } from '../../domain/shared/result.ts';

/**
 * Puts off the loading of a source until one of its methods is called. Where its
 * code can't be loaded nobody was reached, and the next call tries again.
 */
export function whenFirstAsked<Source>(load: () => Promise<Source>) {
  return <Asked extends readonly unknown[], T>(
    method: (source: Source) => (...asked: Asked) => Promise<Result<T, CallFailure>>,
  ) =>
    async (...asked: Asked): Promise<Result<T, CallFailure>> => {
      const source = await load().catch(() => undefined);
      return source === undefined ? err({ kind: 'unreachable' }) : method(source)(...asked);
    };
}
