import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/**
 * What people run: the page, the edge, the commands but for those that process lines of a batch, and what remotes import of
 * searches.
 */
const PROGRAMS = ['src/main.tsx', 'src/edge/main.ts', 'src/cli/main.ts', 'packages/remote/src/search.ts'];

const BATCH_COMMANDS = /^src\/cli\/(?:batch\/|commands\/[^/]+-lines\.ts$)/;

interface NamedImport {
  /** What stands between `import` or `export` and `from`; everything for `import()`. */
  readonly names: string;
  readonly file: string;
}

const EVERYTHING = '*';

const NAMED_IMPORT = /^(?:import|export)\s+([^;]*?)\s+from\s+'(\.[^']+\.tsx?)'|\bimport\('(\.[^']+\.tsx?)'\)/gms;

function namedImportsOf(file: string): readonly NamedImport[] {
  const found = [...readFileSync(file, 'utf8').matchAll(NAMED_IMPORT)];
  return found.map(([, names = EVERYTHING, from, lazy = '']) => ({ names, file: join(dirname(file), from ?? lazy) }));
}

/** Every file of the programs, with what it imports by name. */
export function filesOfPrograms(): ReadonlyMap<string, readonly NamedImport[]> {
  const files = new Map<string, readonly NamedImport[]>();
  const open = [...PROGRAMS];
  for (let file = open.pop(); file !== undefined; file = open.pop()) {
    if (files.has(file) || BATCH_COMMANDS.test(file) || !existsSync(file)) continue;
    const named = namedImportsOf(file);
    files.set(file, named);
    open.push(...named.map((one) => one.file));
  }
  return files;
}

/** Whether a program uses what the table names: it imports it, or a file that it runs uses it there. */
export function isUsed(name: string, file: string, files: ReadonlyMap<string, readonly NamedImport[]>): boolean {
  const word = new RegExp(`\\b${name}\\b`, 'g');
  const isImported = [...files.values()]
    .flat()
    .some((one) => one.file === file && (one.names === EVERYTHING || new RegExp(word).test(one.names)));
  if (isImported || PROGRAMS.includes(file)) return true;
  const code = readFileSync(file, 'utf8').replaceAll(/\/\*[\s\S]*?\*\//g, '');
  return files.has(file) && [...code.matchAll(word)].length > 1;
}
