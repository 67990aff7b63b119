import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';

/** What people run: the page, the edge, and the commands but for those that process lines of a batch. */
const PROGRAMS = ['src/main.tsx', 'src/edge/main.ts', 'src/cli/main.ts'];

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
function filesOfPrograms(): ReadonlyMap<string, readonly NamedImport[]> {
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
function isUsed(name: string, file: string, files: ReadonlyMap<string, readonly NamedImport[]>): boolean {
  const word = new RegExp(`\\b${name}\\b`, 'g');
  const isImported = [...files.values()]
    .flat()
    .some((one) => one.file === file && (one.names === EVERYTHING || new RegExp(word).test(one.names)));
  if (isImported || PROGRAMS.includes(file)) return true;
  const code = readFileSync(file, 'utf8').replaceAll(/\/\*[\s\S]*?\*\//g, '');
  return files.has(file) && [...code.matchAll(word)].length > 1;
}

/** Files that are imported for more than their types. */
const RUNS = /(?:^(?:import|export) (?!type )[^;]*?from |\bimport\()'(\.[^']+\.tsx?)'/gm;

const imports = new Map<string, readonly string[]>();

function importsOf(file: string): readonly string[] {
  const known = imports.get(file) ?? [...readFileSync(file, 'utf8').matchAll(RUNS)].map(([, to = '']) => to);
  imports.set(file, known);
  return known.map((to) => join(dirname(file), to));
}

/** The file itself and what it runs below a folder, through whatever it imports there. */
function filesRunBy(file: string, folder: string, run = new Set<string>()): ReadonlySet<string> {
  if (run.has(file)) return run;
  run.add(file);
  for (const next of importsOf(file)) if (next.startsWith(folder)) filesRunBy(next, folder, run);
  return run;
}

interface Link {
  readonly text: string;
  /** From the root of the repository. */
  readonly file: string;
}

/** One line of a table: a sentence, who keeps it, and the tests that hold them to it. */
interface Row {
  readonly sentence: string;
  readonly keepers: readonly Link[];
  readonly tests: readonly Link[];
}

const PAGE = readFileSync('docs/domain.md', 'utf8');

const ROWS = PAGE.split('\n').flatMap(rowOf);

const KEEPERS = linksIn(PAGE).filter(({ text }) => text.startsWith('`'));

const DOMAIN = readdirSync('src/domain', { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts'))
  .map((file) => join('src/domain', file));

/** Our tables have three columns. */
function rowOf(line: string): readonly Row[] {
  const [, sentence = '', keepers = '', tests] = line.split(/(?<!\\)\|/).map((cell) => cell.trim());
  if (tests === undefined || ['', '---', 'Tests'].includes(tests)) return [];
  return [{ sentence: sentence.replaceAll('\\|', '|'), keepers: linksIn(keepers), tests: linksIn(tests) }];
}

function linksIn(text: string): readonly Link[] {
  const links = [...text.matchAll(/\[([^\]]+)\]\(([^)]+)\)/g)];
  return links.map(([, name = '', to = '']) => ({ text: name, file: join('docs', to) }));
}

const RUNNABLE = 'function|const|class';

function exportsOf(file: string, kinds: string): readonly string[] {
  const declared = readFileSync(file, 'utf8').matchAll(new RegExp(`^export (?:async )?(?:${kinds}) (\\w+)`, 'gm'));
  return [...declared].map(([, name]) => `\`${name}\``);
}

/** Whether a test names a keeper or runs its file: for a function of the domain, without help from the other layers. */
function holds({ file }: Link, keeper: Link): boolean {
  const isRule = keeper.file.startsWith('src/domain/') && !exportsOf(keeper.file, 'const').includes(keeper.text);
  const folder = isRule ? 'src/domain/' : '';
  const named = new RegExp(`\\b${keeper.text.slice(1, -1)}\\b`);
  return filesRunBy(file, folder).has(keeper.file) || named.test(readFileSync(file, 'utf8'));
}

describe('docs/domain.md', () => {
  it('leads only to files that exist', () => {
    expect(linksIn(PAGE).filter(({ file }) => !existsSync(file))).toEqual([]);
  });

  it('names only what its file exports', () => {
    const kinds = `${RUNNABLE}|interface|type`;
    expect(KEEPERS.filter(({ text, file }) => !exportsOf(file, kinds).includes(text))).toEqual([]);
  });

  it('has a keeper and a test for each sentence, unless the rules show none', () => {
    const unguarded = ROWS.filter(({ keepers, tests }) => keepers.length === 0 || tests.length === 0);
    expect(unguarded.filter(({ sentence }) => !sentence.endsWith('not shown.'))).toEqual([]);
  });

  it('puts no test beside what it neither runs nor names', () => {
    const idle = ({ keepers, tests }: Row) => tests.filter((test) => !keepers.some((keeper) => holds(test, keeper)));
    expect(ROWS.flatMap(idle)).toEqual([]);
  });

  it('has a test beside everything that can be run', () => {
    const untested = ({ keepers, tests }: Row) =>
      keepers.filter((keeper) => !tests.some((test) => holds(test, keeper)));
    const isRun = ({ text, file }: Link) => exportsOf(file, RUNNABLE).includes(text);
    expect(ROWS.flatMap(untested).filter(isRun)).toEqual([]);
  });

  it('names nothing that no program uses', () => {
    const files = filesOfPrograms();
    const inSource = KEEPERS.filter(({ file }) => file.startsWith('src/'));
    expect(inSource.filter(({ text, file }) => !isUsed(text.slice(1, -1), file, files))).toEqual([]);
  });

  it('would see what only batch commands and tests use', () => {
    const files = filesOfPrograms();
    expect(isUsed('answerLine', 'src/cli/batch/run-batch.ts', files)).toBe(false);
    expect(isUsed('noSuchRule', 'src/domain/deals/deal-tab.ts', files)).toBe(false);
    expect(isUsed('tabLabel', 'src/domain/deals/deal-tab.ts', files)).toBe(true);
  });

  it('leaves no file and no function of the domain out', () => {
    const has = (domain: string, name?: string) =>
      KEEPERS.some(({ file, text }) => file === domain && text === (name ?? text));
    const functions = DOMAIN.flatMap((file) => exportsOf(file, 'function').filter((name) => !has(file, name)));
    const leftOut = [...DOMAIN.filter((file) => !has(file)), ...functions];
    expect(leftOut, 'name them beside their sentence, or among the building blocks').toEqual([]);
  });
});
