import { test } from './agency-site.ts';

/** Something that nobody has made before, also where a test is tried again. */
export function newName(kind: string): string {
  const { repeatEachIndex, retry } = test.info();
  return `${kind} ${repeatEachIndex + 1}.${retry + 1}`;
}
