import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { filesRunBy } from './files-run-by.ts';
import { filesOfPrograms, isUsed } from './used-by-programs.ts';

interface Link {
  readonly text: string;
  /** From the root of the repository. */
  readonly file: string;
}

/** One line of a table: a rule with its title, who keeps it, and its tests. */
interface Row {
  /** Such as `2.9 Home page: the tab`; for a building block, what it is. */
  readonly subject: string;
  readonly keepers: readonly Link[];
  readonly tests: readonly Link[];
}

const PAGE = readFileSync('docs/domain.md', 'utf8');

const ROWS = PAGE.split('\n').flatMap(rowOf);

const RULE = /^\d+\.\d+ /;

/** The rules, such as `2.9 Home page`. */
const RULES = [...readFileSync('docs/rules.md', 'utf8').matchAll(/^- \*\*(\d+\.\d+ [^*]+?)\.?\*\*/gm)].map(
  ([, rule = '']) => rule,
);

/** Rules that no single function keeps, and what does. */
const KEPT_ELSEWHERE = new Map([
  ['5.7', 'the remotes'],
  ['10.2', 'React, which writes texts as text'],
  ['10.10', 'every parser and table, each with its own test'],
]);

const numberOf = (rule: string) => rule.split(' ', 1)[0] ?? '';

const KEEPERS = linksIn(PAGE).filter(({ text }) => text.startsWith('`'));

const DOMAIN = readdirSync('src/domain', { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts'))
  .map((file) => join('src/domain', file));

/** Our tables have three columns. */
function rowOf(line: string): readonly Row[] {
  const [, subject = '', keepers = '', tests] = line.split('|').map((cell) => cell.trim());
  if (tests === undefined || ['', '---', 'Tests'].includes(tests)) return [];
  return [{ subject, keepers: linksIn(keepers), tests: linksIn(tests) }];
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

  it('calls each test by the name of its file', () => {
    const tests = ROWS.flatMap(({ tests: links }) => links);
    expect(tests.filter(({ text, file }) => text !== basename(file).replace(/\.test\.tsx?$/, ''))).toEqual([]);
  });

  it('has only rules of docs/rules.md, by their numbers and titles', () => {
    const subjects = ROWS.map(({ subject }) => subject).filter((subject) => RULE.test(subject));
    expect(subjects.filter((subject) => !RULES.includes(subject.replace(/: .*/, '')))).toEqual([]);
  });

  it('has every rule of docs/rules.md that is not kept elsewhere', () => {
    const listed = ROWS.map(({ subject }) => numberOf(subject));
    const expected = RULES.map(numberOf).filter((rule) => !KEPT_ELSEWHERE.has(rule));
    expect(expected.filter((rule) => !listed.includes(rule))).toEqual([]);
    expect([...KEPT_ELSEWHERE.keys()].filter((rule) => listed.includes(rule))).toEqual([]);
    expect(RULES.map(numberOf)).toEqual(expect.arrayContaining([...KEPT_ELSEWHERE.keys()]));
  });

  it('has each rule under its section, in the order of docs/rules.md', () => {
    const listed = [...new Set(ROWS.map(({ subject }) => numberOf(subject)).filter((rule) => /^\d+\.\d+$/.test(rule)))];
    expect(listed).toEqual(RULES.map(numberOf).filter((rule) => listed.includes(rule)));
  });

  it('has a keeper and a test in each row', () => {
    expect(ROWS.filter(({ keepers, tests }) => keepers.length === 0 || tests.length === 0)).toEqual([]);
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
    expect(isUsed('processLine', 'src/cli/batch/run-batch.ts', files)).toBe(false);
    expect(isUsed('noSuchRule', 'src/domain/deals/deal-tab.ts', files)).toBe(false);
    expect(isUsed('tabLabel', 'src/domain/deals/deal-tab.ts', files)).toBe(true);
  });

  it('leaves no file and no function of the domain out', () => {
    const has = (domain: string, name?: string) =>
      KEEPERS.some(({ file, text }) => file === domain && text === (name ?? text));
    const functions = DOMAIN.flatMap((file) => exportsOf(file, 'function').filter((name) => !has(file, name)));
    const leftOut = [...DOMAIN.filter((file) => !has(file)), ...functions];
    expect(leftOut, 'name them beside their rule, or among the building blocks').toEqual([]);
  });
});
