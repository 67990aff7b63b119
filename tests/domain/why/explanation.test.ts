import { test } from '@fast-check/vitest';
import { anyUser } from '@livery/testkit/arbitraries';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DECISIONS, topicDecisions } from '../../../src/domain/why/decisions.ts';
import { explanationOf } from '../../../src/domain/why/explanation.ts';
import { anyVisit } from '../../support/arbitraries/visit-arbitraries.ts';

const [aVisit] = fc.sample(anyVisit, { numRuns: 1, seed: 3 });
if (aVisit === undefined) throw new Error('There is no visit.');
const visit = { ...aVisit, agency: { ...aVisit.agency, status: 'inactive' as const } };

const maySell = topicDecisions('agency').find(({ name }) => name === 'may sell');
if (maySell === undefined) throw new Error('There is no such decision.');

describe('an explanation', () => {
  it('has the result, the rule, the facts with their source, and what would change it', () => {
    expect(explanationOf(maySell, visit)).toEqual({
      ...{ topic: 'agency', name: 'may sell', result: false, rule: '4.1', rules: ['4.1'] },
      facts: [{ at: 'agency.status', source: 'agency', value: 'inactive', decides: true }],
      otherwise: { changes: [{ at: 'agency.status', from: 'inactive', to: 'active' }], result: true, rule: '4.1' },
    });
  });

  it('names a change of what was read early, and matters only after others: an agent, once there is a footer', () => {
    const slim = topicDecisions('layout').find(({ name }) => name === 'slim footer');
    if (slim === undefined) throw new Error('There is no such decision.');
    const hiddenParts = { header: false, footer: true };
    const atHome = {
      ...visit,
      address: { ...visit.address, path: '/', query: new URLSearchParams() },
      cookies: { ...visit.cookies, hidden: hiddenParts, token: false, wasAgent: false },
      profile: null,
      platform: { ...visit.platform, navigations: [] },
    };
    const { result, otherwise } = explanationOf(slim, atHome);
    expect(result).toBe(false);
    expect(otherwise?.result).toBe(true);
    expect(otherwise?.changes.map(({ at }) => at)).toEqual(['address.path', 'cookies.hidden.footer', 'profile']);
  });

  it.each(['agency', 'agency.status'])('says of a fact that it is not known, where %s is not', (place) => {
    const { facts } = explanationOf(maySell, visit, new Map([[place, 'The API can’t be reached.']]));
    expect(facts[0]).toMatchObject({ at: 'agency.status', unknown: 'The API can’t be reached.' });
  });

  it('says so of no other fact', () => {
    const { facts } = explanationOf(maySell, visit, new Map([['agency.stat', 'No.']]));
    expect(facts[0]).not.toHaveProperty('unknown');
  });

  it.each(['About page', 'FAQ page'])('of the %s needs no text of it where the agency has switched it off', (name) => {
    const page = topicDecisions('agency').find((decision) => decision.name === name);
    if (page === undefined) throw new Error('There is no such decision.');
    const unknown = new Map(['platform.about', 'platform.faq'].map((place) => [place, 'The API can’t be reached.']));
    const switched = (enabled: boolean) => {
      const agency = {
        ...visit.agency,
        about: { ...visit.agency.about, enabled },
        faq: { ...visit.agency.faq, enabled },
      };
      return explanationOf(page, { ...visit, agency }, unknown);
    };
    expect(switched(false)).toMatchObject({ result: 'disabled', rule: '2.15' });
    expect(switched(true)).toMatchObject({ result: null, undecided: 'The API can’t be reached.' });
  });

  it('has no negative zero, which JSON has not', () => {
    const seesFigures = topicDecisions('price').find(({ name }) => name === 'agents’ figures are shown');
    const [user] = fc.sample(anyUser, { numRuns: 1, seed: 3 });
    const profile = user && { ...user, userType: 'AgencyOwner' as const, credits: { amount: -0, currency: 'USD' } };
    if (seesFigures === undefined) throw new Error('There is no such decision.');
    const { otherwise } = explanationOf(seesFigures, { ...visit, profile: profile ?? null });
    expect(JSON.parse(JSON.stringify(otherwise))).toEqual(otherwise);
  });

  test.prop([anyVisit, fc.constantFrom(...DECISIONS)])('is plain JSON, whatever is decided', (any, decision) => {
    const explanation = explanationOf(decision, any);
    expect(JSON.parse(JSON.stringify(explanation))).toEqual(explanation);
  });
});
