import { test } from '@fast-check/vitest';
import { runCount } from '@livery/testkit/runs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DECISIONS } from '../../../src/domain/why/decisions.ts';
import { findDifferences } from '../../../src/domain/why/differences.ts';
import { explanationOf } from '../../../src/domain/why/explanation.ts';
import { decideAgain, knownDecisions, madeDecisions } from '../../../src/domain/why/made-decision.ts';
import { withFact } from '../../../src/domain/why/with-fact.ts';
import { anyVisit } from '../../support/arbitraries/visit-arbitraries.ts';

const [visit] = fc.sample(anyVisit, { numRuns: 1, seed: 5 });
if (visit === undefined) throw new Error('There is no visit.');

describe('decisions that were made', () => {
  test.prop([anyVisit], { numRuns: runCount(20) })('are made again by what was stored of them', (any) => {
    const decisions = madeDecisions(any);
    expect(decisions).toHaveLength(DECISIONS.length);
    for (const decision of JSON.parse(JSON.stringify(decisions)) as typeof decisions) {
      const { result, rule } = decision;
      expect(decideAgain(decision)).toEqual({ result, rule });
    }
  });

  it('are others by another fact', () => {
    const active = withFact(visit, ['agency', 'status'], 'active');
    const [maySell] = madeDecisions(active).filter(({ name }) => name === 'may sell');
    expect(maySell).toMatchObject({ topic: 'agency', result: true, rule: '4.1' });
    const facts = [{ at: ['agency', 'status'], value: 'inactive' }];
    expect(decideAgain({ name: 'may sell', facts })).toEqual({ result: false, rule: '4.1' });
  });

  const unknownAt = (places: readonly string[]) => new Map(places.map((place) => [place, 'It is not known.']));

  it('leave out what could not be decided', () => {
    const namedDecisions = (places: readonly string[]) =>
      madeDecisions(visit, unknownAt(places)).map(({ name }) => name);
    expect(namedDecisions([])).toContain('rows');
    expect(namedDecisions(['deal'])).not.toContain('rows');
    expect(namedDecisions(['deal'])).toHaveLength(DECISIONS.length - 1);
    expect(namedDecisions(['dea'])).toContain('rows');
    expect(namedDecisions(['profile'])).toContain('profile menu');
  });

  it('leave out the texts of pages that are switched on alone: of others nobody asks for them', () => {
    const unread = unknownAt(['deal', 'manifest', 'platform.about', 'platform.faq']);
    const madeWith = (isOn: boolean) => {
      const about = withFact(visit, ['agency', 'about', 'enabled'], isOn);
      return madeDecisions(withFact(about, ['agency', 'faq', 'enabled'], isOn), unread);
    };
    expect(madeWith(true)).toHaveLength(DECISIONS.length - 4);
    expect(madeWith(false)).toHaveLength(DECISIONS.length - 2);
  });

  it('are, where nothing unknown may count, only those that read nothing of it', () => {
    const namedKnown = (places: readonly string[]) => knownDecisions(visit, unknownAt(places)).map(({ name }) => name);
    expect(namedKnown(['deal'])).toHaveLength(DECISIONS.length - 1);
    expect(namedKnown(['profile'])).not.toContain('profile menu');
  });

  it('can’t be made again where no decision has the name', () => {
    expect(() => decideAgain({ name: 'nothing', facts: [] })).toThrow(
      new RangeError('There is no decision “nothing”.'),
    );
  });
});

describe('differences', () => {
  const explainVisit = (firstVisit: typeof visit) => DECISIONS.map((decision) => explanationOf(decision, firstVisit));

  test.prop([anyVisit], { numRuns: runCount(5) })('are none between a visit and itself', (any) => {
    expect(findDifferences(explainVisit(any), explainVisit(any))).toEqual([]);
  });

  it('name the decision, both results with their rules, and the facts that differ', () => {
    const [explanations, otherExplanations] = ['active', 'inactive'].map((status) =>
      explainVisit(withFact(visit, ['agency', 'status'], status)),
    );
    const difference = findDifferences(explanations ?? [], otherExplanations ?? []).find(
      ({ name }) => name === 'may sell',
    );
    expect(difference).toEqual({
      name: 'may sell',
      one: { result: true, rule: '4.1' },
      other: { result: false, rule: '4.1' },
      facts: [{ at: 'agency.status', one: 'active', other: 'inactive' }],
    });
  });
});
