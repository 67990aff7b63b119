import { test } from './agency-site.ts';

/** A name that is new, also where a test is retried. */
export function newName(kind: string): string {
  const { repeatEachIndex, retry } = test.info();
  return `${kind} ${repeatEachIndex + 1}.${retry + 1}`;
}

/** The day after so many others from today, such as `2026-02-03`. */
export const dayAhead = (days: number): string => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
