import type { Live } from '@livery/contract/shared/live';
import { combineLatest, distinctUntilChanged, map } from 'rxjs';

type SourceValues<Sources extends readonly Live<unknown>[]> = {
  readonly [Index in keyof Sources]: Sources[Index] extends Live<infer T> ? T : never;
};

/**
 * A value that is derived from others.
 *
 * It is computed once for each change of its sources, so `now()` returns the same reference until one of them changes.
 */
export function derive<const Sources extends readonly Live<unknown>[], T>(
  sources: Sources,
  rule: (...values: SourceValues<Sources>) => T,
): Live<T> {
  let lastRun: { readonly values: readonly unknown[]; readonly result: T } | undefined;

  const apply = (): T => {
    const values = sources.map((source) => source.now()) as unknown as SourceValues<Sources>;
    if (lastRun === undefined || values.some((value, index) => value !== lastRun?.values[index])) {
      lastRun = { values, result: rule(...values) };
    }
    return lastRun.result;
  };

  return {
    now: apply,
    get changes() {
      return combineLatest(sources.map((source) => source.changes)).pipe(map(apply), distinctUntilChanged());
    },
  };
}
