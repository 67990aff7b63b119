import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';

/** The path of the built file of a lazily loaded source file. */
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

/**
 * Makes a file of the build fail to load, such as `builtFile(…)`.
 *
 * @returns a function that restores it
 */
export async function loseFile(page: Page, path: string): Promise<() => Promise<void>> {
  await page.route(`**${path}`, (route) => route.abort());
  return () => page.unroute(`**${path}`);
}

function built(source: string): { file: string; css?: string[] } | undefined {
  return JSON.parse(readFileSync('dist/manifest.json', 'utf8'))[source];
}
