import { readFileSync } from 'node:fs';

/** Where the built shell keeps what became of a source file, as a path on the site; only of what is loaded late. */
export function builtFile(source: string): string {
  const file = built(source)?.file;
  if (file === undefined) throw new Error(`The build has no file of its own for ${source}.`);
  return `/${file}`;
}

/** The path of the style sheet of a lazy component. */
export function builtStyles(source: string): string {
  const sheet = built(source)?.css?.[0];
  if (sheet === undefined) throw new Error(`The build has no style sheet for ${source}.`);
  return `/${sheet}`;
}

function built(source: string): { file: string; css?: string[] } | undefined {
  return JSON.parse(readFileSync('dist/manifest.json', 'utf8'))[source];
}
