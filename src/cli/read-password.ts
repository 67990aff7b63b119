import { readLines } from './batch/read-lines.ts';
import type { Outside } from './outside.ts';

/**
 * The password of whoever signs in: asked for where a person sits at the
 * terminal, else the first line of stdin. It is never shown; empty where
 * nobody gives one.
 */
export async function readPassword({ askSecret, stdin }: Outside): Promise<string> {
  if (askSecret !== undefined) return askSecret('Password: ');
  for await (const [line] of readLines(stdin)) {
    if (line !== undefined) return line ?? '';
  }
  return '';
}
