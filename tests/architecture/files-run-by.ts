import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Files that are imported for more than their types. */
const RUNS = /(?:^(?:import|export) (?!type )[^;]*?from |\bimport\()'(\.[^']+\.tsx?)'/gm;

const imports = new Map<string, readonly string[]>();

function importsOf(file: string): readonly string[] {
  const known = imports.get(file) ?? [...readFileSync(file, 'utf8').matchAll(RUNS)].map(([, to = '']) => to);
  imports.set(file, known);
  return known.map((to) => join(dirname(file), to));
}

/** The file itself and what it runs below a folder, through whatever it imports there. */
export function filesRunBy(file: string, folder: string, run = new Set<string>()): ReadonlySet<string> {
  if (run.has(file)) return run;
  run.add(file);
  for (const next of importsOf(file)) if (next.startsWith(folder)) filesRunBy(next, folder, run);
  return run;
}
