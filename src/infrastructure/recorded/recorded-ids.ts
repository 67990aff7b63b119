import type { IdSource } from '../../application/shared/id-source.port.ts';

/** The ids of a recording in their order, then those of another source. */
export function recordedIds(recorded: readonly string[], others: IdSource): IdSource {
  const remaining = [...recorded];
  return { next: () => remaining.shift() ?? others.next() };
}
