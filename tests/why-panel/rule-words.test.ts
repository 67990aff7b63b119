import fc from 'fast-check';
import { expect, test } from 'vitest';
import { DECISIONS } from '../../src/domain/why/decisions.ts';
import { madeDecisions } from '../../src/domain/why/made-decision.ts';
import { ruleWords } from '../../src/why-panel/rule-words.ts';
import { anyVisit } from '../support/arbitraries/visit-arbitraries.ts';

test('every rule that decides anything has words', () => {
  const rules = new Set(
    fc
      .sample(anyVisit, { numRuns: 50, seed: 1 })
      .flatMap((visit) => madeDecisions(visit).flatMap(({ rule }) => rule ?? [])),
  );
  expect(rules.size).toBeGreaterThan(20);
  for (const rule of rules) expect(ruleWords(rule)).not.toMatch(/^Rule |\*\*|`|undefined/);
  expect(DECISIONS.length).toBeGreaterThan(0);
});

test('a rule that is not there is named', () => {
  const unknown = `${99}.${1}` as const;
  expect(ruleWords(unknown)).toBe(`Rule ${unknown} of docs/rules.md.`);
});
