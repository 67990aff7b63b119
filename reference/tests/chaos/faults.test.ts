import type { AddressInfo } from 'node:net';
import { ok } from '@livery/contract/shared/result';
import { type RunningSandbox, runSandbox } from '@livery/sandbox/tests/support/running-sandbox';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { anAgentsShell, controlWaits, SESSION } from '../../../tests/chaos/an-agents-shell.ts';
import { type Row, SECTION_SEVEN } from '../../../tests/chaos/section-seven.ts';
import { unsettledStates } from '../../../tests/support/chaos/live-values.ts';

const HEADERS = {
  'content-type': 'application/json',
  origin: `http://${SESSION.host}`,
  // The agent's token: a hold is found by its owner.
  'x-access-token': SESSION.token,
  'x-session-id': SESSION.session,
  'x-correlation-id': 'chaos-1',
};

/** A sandbox whose calls can be made to fail, one at a time. */
async function aFaultySandbox() {
  const sandbox: RunningSandbox = await runSandbox();
  const api = `http://127.0.0.1:${(sandbox.server.address() as AddressInfo).port}`;
  const post = (path: string, body: object) =>
    sandbox.request(path, { method: 'POST', headers: HEADERS, body: JSON.stringify(body) });
  const foundResponse = await sandbox.request('/search?key=a', { headers: HEADERS });
  // Cities with resorts come first.
  const suggestedData: readonly { readonly id: string; readonly type: string }[] = JSON.parse(foundResponse.text).data;
  const resort = suggestedData.find(({ type }) => type !== 'city')?.id ?? '';

  return {
    close: sandbox.close,
    /** Makes only these calls fail; a resort has a hold again. */
    async order(fault: string, calls: readonly string[]): Promise<void> {
      await sandbox.request('/sandbox/faults', { method: 'DELETE' });
      await post('/itineraries', { property_id: resort });
      for (const response of await Promise.all(calls.map((call) => post('/sandbox/faults', { call, fault })))) {
        if (response.status !== 201) throw new Error(response.text);
      }
    },
    openShell: () => anAgentsShell(api, resort),
  };
}

const unhandledErrors: unknown[] = [];

const noteUnhandled = (failure: unknown) => unhandledErrors.push(failure);

let sandbox: Awaited<ReturnType<typeof aFaultySandbox>>;

let controlledWaits: ReturnType<typeof controlWaits>;

beforeAll(async () => {
  process.on('unhandledRejection', noteUnhandled);
  sandbox = await aFaultySandbox();
});

beforeEach(() => {
  controlledWaits = controlWaits();
});

afterEach(() => {
  vi.restoreAllMocks();
});

afterAll(async () => {
  process.off('unhandledRejection', noteUnhandled);
  await sandbox.close();
});

const nextTurn = () => new Promise(setImmediate);

/** Advances the clock by 20 s, and again for later requests, until the promise is settled. */
async function timeRunsOut<T>(settling: Promise<T>): Promise<T> {
  let isSettled = false;
  const settlement = settling.finally(() => {
    isSettled = true;
  });
  while (!isSettled) {
    controlledWaits.pass(20_000);
    await nextTurn();
  }
  return settlement;
}

/** A shell that requested everything while these calls failed, once no request is pending. */
async function settledShell(spoiltRows: readonly Row[], fault: string) {
  await sandbox.order(
    fault,
    spoiltRows.map(({ call }) => call.split(' ')[1] ?? ''),
  );
  const hangs = fault === 'never' || fault === 'drip';
  const shell = sandbox.openShell();
  const resultsOf = (rows: readonly Row[]) => Promise.all(rows.map(({ method }) => shell.resultOf(method)));
  const isSpoilt = (spoiltCall: string | undefined) => spoiltRows.some(({ method }) => method === spoiltCall);
  await shell.requestEverything(async (signingIn) => {
    await (hangs && isSpoilt('signIn.signIn') ? timeRunsOut(signingIn) : signingIn);
  });
  // A call that needs the good response of a failing call may never be requested.
  const otherRows = SECTION_SEVEN.filter(({ method, after }) => !isSpoilt(method) && !isSpoilt(after));
  const otherResults = await resultsOf(otherRows);
  const faultyResults = await (hangs ? timeRunsOut(resultsOf(spoiltRows)) : resultsOf(spoiltRows));
  await nextTurn();
  return { ...shell, faultyResults, refusals: otherResults.filter(({ ok }) => !ok) };
}

/** Calls on which others depend fail alone; otherwise the others wouldn't be requested. */
const FIRST_ROWS = SECTION_SEVEN.filter(({ method }) => SECTION_SEVEN.some(({ after }) => after === method));

const REMAINING_ROWS = SECTION_SEVEN.filter((row) => !FIRST_ROWS.includes(row));

const FAILING_CALLS: readonly (readonly [fault: string, failure: object])[] = [
  ['401', { kind: 'refused', status: 401 }],
  ['404', { kind: 'refused', status: 404 }],
  ['500', { kind: 'refused', status: 500, message: 'The sandbox was set to respond with 500.' }],
  ['html', { kind: 'malformed' }],
  ['malformed', { kind: 'malformed' }],
  ['cut', { kind: 'unreachable' }],
  ['never', { kind: 'timed-out' }],
  ['drip', { kind: 'timed-out' }],
];

describe.each([
  ['the calls that others wait for', FIRST_ROWS],
  ['all the other calls', REMAINING_ROWS],
] as const)('where %s go wrong (rules §8)', (_, spoiltRows) => {
  it.each(FAILING_CALLS)(
    'whose responses are %s: each fails by its name and is shown so, and nothing else fails',
    async (fault, failure) => {
      const { lives, watch, page, faultyResults, refusals } = await settledShell(spoiltRows, fault);
      for (const [index, { method, shown }] of spoiltRows.entries()) {
        // A host that the platform doesn't know has no agency (rules 4.1).
        const isMissing = method === 'agencies.read' && fault === '404';
        expect(faultyResults[index]).toMatchObject(isMissing ? ok(null) : { ok: false, error: failure });
        const state = isMissing ? { kind: 'missing' } : { kind: 'failed', failure };
        if (shown !== undefined) expect(lives.get(shown)?.now()).toMatchObject(state);
      }
      expect(refusals).toEqual([]);
      expect([...unsettledStates(lives), ...watch.problems(), ...unhandledErrors]).toEqual([]);
      // Even if many calls are refused at the same time, the visitor is taken to /logout once (rules 4.20).
      expect(page.leaveFor.mock.calls).toEqual(fault === '401' ? [['/logout']] : []);
    },
  );
});

describe('a call that goes wrong', () => {
  it.each(SECTION_SEVEN)('takes nothing with it: $call', async (row) => {
    const { lives, page, faultyResults, refusals } = await settledShell([row], '500');
    expect(faultyResults).toMatchObject([{ error: { kind: 'refused', status: 500 } }]);
    expect([...refusals, ...unsettledStates(lives)]).toEqual([]);
    expect(page.leaveFor).not.toHaveBeenCalled();
  });

  it('is no sign-out where it is a sign-in that was refused (rules §4, 401 response)', async () => {
    const signIn = SECTION_SEVEN.filter(({ method }) => method === 'signIn.signIn');
    const { shell, page } = await settledShell(signIn, '401');
    expect([shell.session.signedIn.now(), page.leaveFor.mock.calls]).toEqual([true, []]);
  });
});
