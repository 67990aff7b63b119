import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';
import { expect, it } from 'vitest';
import { aTree } from '../architecture/a-tree.ts';

const RULES = '## 7. Calls\n\n- **7.1 Headers.** All.\n- **7.12 Conversion: the way.** Through the US dollar.\n';

const CODE = `
/** What a call has. More of it: much. @rule 7.1, 7.12 */
export const headers = [];

export interface Way {
  /**
   * Through the dollar.
   * @rule 7.12
   */
  readonly through: string;
}
`;

const TEST = `
// @rule 7.1
describe.each([1, 2])('headers %i', () => {
  // @rule 7.12
  it(\`go through \${Money}\`, () => {});
});
`;

function rules(files: Readonly<Record<string, string>>, ...numbers: readonly string[]) {
  const tree = { 'docs/rules.md': RULES, 'src/a.ts': CODE, 'tests/a.test.ts': TEST, ...files };
  const { status, stdout, stderr } = spawnSync(process.execPath, [resolve('scripts/rules.mjs'), ...numbers], {
    cwd: aTree(tree),
    encoding: 'utf8',
  });
  return { status, stdout, stderr };
}

it('says where a rule lives and what proves it', () => {
  const { status, stdout } = rules({}, '7.12');
  expect(status).toBe(0);
  expect(stdout).toBe(`7.12 Conversion: the way

src/a.ts:3  headers
  What a call has.

src/a.ts:10  through
  Through the dollar.

Proved by
  tests/a.test.ts:5  go through \${Money}
`);
});

it.each([
  [['dollar', 'THROUGH'], ['7.12']],
  [['all'], ['7.1']],
  [['l'], ['7.1', '7.12']],
])('finds the rules that have the words %j, in any order', (words, numbers) => {
  const { status, stdout } = rules({}, ...words);
  expect([status, [...stdout.matchAll(/^\d+\.\d+/gm)].map(String)]).toEqual([0, numbers]);
});

it('names the rules that have most of the words if none has all of them, and refuses words that none has', () => {
  const { status, stdout } = rules({}, 'dollar', 'through', 'all');
  expect(status).toBe(0);
  expect(stdout).toMatch(
    /^No rule of docs\/rules\.md has all of these words: dollar through all\..*\n\n7\.12 Conversion/,
  );
  expect(stdout).not.toContain('7.1 Headers');
  const refused = rules({}, 'zebra');
  expect(refused).toMatchObject({ status: 1, stdout: '' });
  expect(refused.stderr).toContain('any of these words: zebra');
});

it('lists all rules, each with how often it is kept and proved', () => {
  const all = `7.1   Headers: code 1, tests 1\n7.12  Conversion: the way: code 2, tests 1\n`;
  expect(rules({})).toEqual({ status: 0, stdout: all, stderr: '' });
});

it.each([
  ['a rule without a test', { 'tests/a.test.ts': '' }, 'No test has the tag @rule 7.12.'],
  ['a rule without code', { 'src/a.ts': '' }, 'No code has the tag @rule 7.1.'],
  [
    'a tag of no rule',
    { 'src/b.tsx': '/** @rule 7.13 */\nexport const b = <b />;' },
    'src/b.tsx:2: there is no rule 7.13',
  ],
  ['a page without rules', { 'docs/rules.md': '# Rules' }, 'docs/rules.md has no rule.'],
])('refuses %s', (_, files, problem) => {
  const { status, stderr } = rules(files);
  expect([status, stderr]).toEqual([1, expect.stringContaining(problem)]);
});
