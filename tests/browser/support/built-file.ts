import { readFileSync } from 'node:fs';

/** Where the built shell keeps what became of a source file, as a path on the site; only of what is loaded late. */
export function builtFile(source: string): string {
  const manifest: Record<string, { file: string }> = JSON.parse(readFileSync('dist/manifest.json', 'utf8'));
  const file = manifest[source]?.file;
  if (file === undefined) throw new Error(`The build has no file of its own for ${source}.`);
  return `/${file}`;
}
