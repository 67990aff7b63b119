import { test } from '@fast-check/vitest';
import { runCount } from '@livery/testkit/runs';
import fc from 'fast-check';
import { describe, expect } from 'vitest';
import { changedVisit, findCounterfactual } from '../../../src/domain/why/counterfactual.ts';
import { explain } from '../../../src/domain/why/decision.ts';
import { DECISIONS } from '../../../src/domain/why/decisions.ts';
import { explanationOf } from '../../../src/domain/why/explanation.ts';
import { replayFacts } from '../../../src/domain/why/replay-facts.ts';
import type { Visit } from '../../../src/domain/why/visit.ts';
import { anyVisit } from '../../support/arbitraries/visit-arbitraries.ts';

/** Runs of each of more than forty decisions: even ten times as many take less than a minute. */
const FEW_RUNS = { numRuns: runCount(3) };

test('at least 30 decisions can be explained, each by its own name', () => {
  expect(DECISIONS.length).toBeGreaterThanOrEqual(30);
  expect(new Set(DECISIONS.map(({ name }) => name)).size).toBe(DECISIONS.length);
});

describe.each(DECISIONS)('$topic: $name', (decision) => {
  test.prop([anyVisit], FEW_RUNS)('an explanation is the decision itself, and names its rule', (visit) => {
    const why = explain(decision, visit);
    expect(why.result).toEqual(decision.decide(visit));
    expect(why.rule).toMatch(/^\d+\.\d+$/);
  });

  test.prop([anyVisit], FEW_RUNS)('what it read is enough to decide the same again', (visit) => {
    const why = explain(decision, visit);
    const replayed = replayFacts(JSON.parse(JSON.stringify(why.inputs)));
    expect(decision.decide(replayed as Visit)).toEqual(why.result);
  });

  test.prop([anyVisit], FEW_RUNS)(
    'it names a fact that decides, and a change, which changes it by the rule that it names',
    (visit) => {
      const change = findCounterfactual(decision, visit);
      expect(change).not.toBeNull();
      if (change === null) return;
      const changedWhy = explain(decision, changedVisit(visit, change.changes));
      expect(changedWhy.result).not.toEqual(explain(decision, visit).result);
      expect(changedWhy).toMatchObject({ result: change.result, rule: change.rule });
      expect(explanationOf(decision, visit).facts.some(({ decides }) => decides)).toBe(true);
    },
  );
});

test('three reasons at once, each of which is enough, are changed together', () => {
  const decision = DECISIONS.find(({ topic, name }) => topic === 'call' && name === 'without a token');
  const [visit] = fc.sample(anyVisit, { numRuns: 1, seed: 1 });
  if (decision === undefined || visit === undefined) throw new Error('There is one.');
  const address = { ...visit.address, path: '/url/some-id', query: new URLSearchParams('dealLinkId=true') };
  const question = { ...visit.question, call: '/api/getCurrentPaymentGateway' };
  const change = findCounterfactual(decision, { ...visit, address, question } as Visit);
  expect(change?.changes.map(({ at }) => at.join('.')).sort()).toEqual([
    'address.path',
    'address.query.dealLinkId',
    'question.call',
  ]);
});
