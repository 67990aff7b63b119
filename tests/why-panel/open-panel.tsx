import { liveFromSubject } from '@livery/contract/shared/live';
import { ok, type Result } from '@livery/contract/shared/result';
import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import fc from 'fast-check';
import { createInstance } from 'i18next';
import { I18nextProvider } from 'react-i18next';
import { BehaviorSubject, merge, skip } from 'rxjs';
import { vi } from 'vitest';
import type { History, InspectedCall, Inspector } from '../../src/application/why/inspector.ts';
import type { ReadVisit, VisitQuestion } from '../../src/application/why/read-visit.ts';
import { withFact } from '../../src/domain/why/with-fact.ts';
import { WhyPanel } from '../../src/why-panel/why-panel.tsx';
import { anyVisit } from '../support/arbitraries/visit-arbitraries.ts';

const [aVisit] = fc.sample(anyVisit, { numRuns: 1, seed: 11 });
if (aVisit === undefined) throw new Error('There is no visit.');
/** A visit without a profile to an active agency. */
export const visit = withFact({ ...aVisit, profile: null }, ['agency', 'status'], 'active');
const AT = Temporal.Instant.from('2026-02-03T04:05:06Z');

/** Opens the panel with these facts; returns it and the requests to the inspector. */
export function openPanel(
  firstResult: Result<ReadVisit, string> = ok({ visit, unknown: new Map([['deal', 'No deal was named.']]) }),
) {
  const page = new BehaviorSubject('/?why');
  const values = new BehaviorSubject<readonly History[]>([
    {
      name: 'language',
      entries: [
        { at: AT, value: 'de' },
        { at: AT, value: 'en' },
      ],
      dropped: 2,
    },
  ]);
  const calls = new BehaviorSubject<readonly InspectedCall[]>([
    {
      ...{ at: AT, method: 'GET', address: '/api/agency', headers: { 'x-access-token': '[redacted]' } },
      ...{ outcome: '200', milliseconds: 12 },
    },
    { at: AT, method: 'GET', address: '/api/profile?a=1', headers: {}, outcome: 'pending', milliseconds: null },
  ]);
  const questions: VisitQuestion[] = [];
  const suppressed: string[] = [];
  const given = { result: firstResult };
  const inspector: Inspector = {
    host: 'aurora.localhost',
    page: liveFromSubject(page),
    values: liveFromSubject(values),
    remotes: liveFromSubject(
      new BehaviorSubject<readonly History[]>([
        { name: 'blog', entries: [{ at: AT, value: { kind: 'idle' } }], dropped: 0 },
      ]),
    ),
    calls: liveFromSubject(calls),
    changes: merge(page.pipe(skip(1)), values.pipe(skip(1))),
    deals: () => [],
    forget: vi.fn(),
    suppressPopup: () => {
      suppressed.push('begins');
      return () => suppressed.push('ends');
    },
    async read(question = {}) {
      questions.push(question);
      return given.result;
    },
    recording: (decisions) => `${decisions.length} decisions of ${decisions[0]?.name}`,
  };
  const i18n = createInstance();
  void i18n.init({ lng: 'en', resources: {} });
  const onClose = vi.fn();
  const { unmount } = render(
    <I18nextProvider i18n={i18n}>
      <WhyPanel inspector={inspector} onClose={onClose} />
    </I18nextProvider>,
  );
  return {
    inspector,
    page,
    values,
    questions: questions,
    suppressed,
    given,
    onClose,
    unmount,
    user: userEvent.setup(),
  };
}
