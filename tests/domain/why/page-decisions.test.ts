import { test } from '@fast-check/vitest';
import { runCount } from '@livery/testkit/runs';
import fc from 'fast-check';
import { describe, expect } from 'vitest';
import { decideLayout } from '../../../src/domain/navigation/decide-layout.ts';
import { explain } from '../../../src/domain/why/decision.ts';
import { topicDecisions } from '../../../src/domain/why/decisions.ts';
import type { Visit } from '../../../src/domain/why/visit.ts';
import { withFact } from '../../../src/domain/why/with-fact.ts';
import { anyVisit } from '../../support/arbitraries/visit-arbitraries.ts';

const NO_FRAME = { header: false, footer: false, legalLinks: false, slimFooter: false };

/** The header, footer and so on that the shell shows around the page: sign-in pages have none. */
function decidedLayout({ address, agency, policies, profile, cookies, storage, platform, deployment }: Visit) {
  const decision = decideLayout({
    ...address,
    ...{ agency, policies, user: profile, signedIn: cookies.token, wasAgent: cookies.token && cookies.wasAgent },
    ...{ hidden: cookies.hidden, deepLink: storage.deepLink, navigations: platform.navigations, ...deployment },
  });
  return decision.layout === 'login' ? { ...decision, ...NO_FRAME } : decision;
}

function explainedDecision(visit: Visit, name: string) {
  const decision = topicDecisions('layout').find((candidate) => candidate.name === name);
  if (decision === undefined) throw new Error(`Nothing is called ${name}.`);
  return explain(decision, visit);
}

describe('the explanations of a page', () => {
  test.prop([anyVisit], { numRuns: runCount(40) })('are of what the shell shows', (visit) => {
    const page = decidedLayout(visit);
    const results = {
      header: explainedDecision(visit, 'header').result,
      footer: explainedDecision(visit, 'footer').result,
      legalLinks: explainedDecision(visit, 'useful links').result,
      slimFooter: explainedDecision(visit, 'slim footer').result,
      sideNav: explainedDecision(visit, 'side navigation').result,
      layout: explainedDecision(visit, 'layout').result,
      redirectTo: explainedDecision(visit, 'redirect of the page').result,
      handledBy: explainedDecision(visit, 'page').result,
    };
    expect(results).toEqual(page);
  });

  test.prop([anyVisit, fc.constantFrom('/login', '/signup', '/disapproveProposal')], { numRuns: runCount(5) })(
    'say by rule 2.23 that pages of signing in and of proposals have no header and no footer',
    (visit, path) => {
      const otherVisit = withFact(visit, ['address', 'path'], path);
      for (const part of ['header', 'footer'])
        expect(explainedDecision(otherVisit, part)).toMatchObject({ result: false, rule: '2.23' });
    },
  );
});
