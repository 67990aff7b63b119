import { describe, expect, it } from 'vitest';
import { aTree, runScript } from './a-tree.ts';

const RULES = '# Rules\n\n## 7. Calls\n\n- **7.1 Headers.** All.\n- **7.12 Conversion.** Through the US dollar.\n';

const check = (comment: string, rules = RULES) =>
  runScript('checks/check-rules.mjs', aTree({ 'docs/rules.md': rules, 'src/domain/a.ts': comment }));

describe('pointers to rules', () => {
  it.each([
    '// rules §7, conversion; rules 7.12',
    '// rules 7.1 and 7.12',
    '/**\n * As the rules\n * 7.12 and\n * 7.1 have it.\n */',
    '// docs/rules.md#7-calls',
    '// lint rules, version 2.0',
    '// "through the US dollar" (rules 7.12), "All." (rules §7)',
    '/**\n * As it says: "through the\n * US dollar" (rules 7.1 and 7.12).\n */',
    'a("b (rules 7.1)");',
  ])('may lead to a rule: %j', (comment) => {
    expect(check(comment)).toMatchObject({ ok: true });
  });

  it.each([
    ['// rules §8', 'there is no rule §8'],
    ['// rules 7.1 and 7.2', 'there is no rule 7.2'],
    ['// rules 7.1, 7.12 and §9', 'there is no rule §9'],
    ['/**\n * As the rules\n * 7.13 have it.\n */', 'src/domain/a.ts:2: there is no rule 7.13'],
    ['// docs/rules.md#8-errors', 'has no section "8-errors"'],
    ['// rules §7, conversion; §77', 'there is no rule §77'],
    ['// rules 7.1; 99.1', 'there is no rule 99.1'],
    ['// rules 7.12/99.2', 'there is no rule 99.2'],
    ['// rules 7.1a', 'there is no rule 7.1a'],
    ['// as the rules\n// 7.2 have it', 'src/domain/a.ts:1: there is no rule 7.2'],
    ['// Rules, section 8', '"section 8" is not in this repository'],
    ['// reading 14', 'is not in this repository'],
    ['// safety: a word', 'is not in this repository'],
    ['// architecture.md §4', '"architecture.md" is not in this repository'],
    ['// readings 17', '"readings" is not in this repository'],
    ['// specification §7', 'is not in this repository'],
    ['// "through the euro" (rules 7.12)', 'src/domain/a.ts:1: "through the euro" is not in rules 7.12'],
    ['// "through the US dollar" (rules 7.1)', '"through the US dollar" is not in rules 7.1'],
    ['// "through the euro" (rules §7, conversion)', '"through the euro" is not in rules §7'],
  ])('are refused where they lead nowhere: %j', (comment, why) => {
    const { ok, output } = check(comment);
    expect([ok, output]).toEqual([false, expect.stringContaining(why)]);
  });

  it('are refused where there are no rules', () => {
    expect(check('', '')).toMatchObject({ ok: false });
  });
});
