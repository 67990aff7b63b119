import { test } from './agency-site.ts';

/** A name that no test has used before, not even an earlier run of the same test. */
export function newName(kind: string): string {
  const { repeatEachIndex, retry } = test.info();
  return `${kind} ${repeatEachIndex + 1}.${retry + 1}`;
}

/** The date in this many days, such as `2026-02-03`. */
export const dayAhead = (days: number): string => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
