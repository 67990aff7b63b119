import { test } from '@fast-check/vitest';
import { runCount } from '@livery/testkit/runs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { validatePolicyBook } from '../../../src/infrastructure/agency/policy-book-wire.ts';
import { createDiagnosis } from '../../../src/infrastructure/doctor/create-diagnosis.ts';
import { systemClock } from '../../../src/infrastructure/platform/system-clock.ts';
import { CONTEXT } from '../../support/http/an-http-client.ts';

const NEEDS = {
  host: 'far.localhost',
  context: CONTEXT,
  clock: systemClock(),
  policies: validatePolicyBook({}),
  addresses: {},
} as const;

/** Responses with any values in the examined fields. */
const anyResponse = fc.oneof(
  fc.jsonValue(),
  fc.dictionary(
    fc.constantFrom('agency', 'data', 'response', 'rates', 'languages', 'agencyNavigation', '__proto__'),
    fc.oneof(
      fc.jsonValue(),
      fc.array(fc.dictionary(fc.constantFrom('name', 'hotel', 'rates', 'link', 'questions'), fc.jsonValue())),
    ),
  ),
);

describe('createDiagnosis', () => {
  test.prop([anyResponse], { numRuns: runCount(40) })('examines any response to its end', async (json) => {
    const send = async () => ({ outcome: { kind: 'good', status: 200 }, json, milliseconds: 1 }) as const;
    const { calls } = await createDiagnosis({ ...NEEDS, send }).examine();
    expect(calls.length).toBeGreaterThanOrEqual(28);
    expect(calls.every(({ outcome }) => ['good', 'unusable', 'skipped'].includes(outcome.kind))).toBe(true);
  });

  it('makes no more than six calls at the same time', async () => {
    let [now, most] = [0, 0];
    await createDiagnosis({
      ...NEEDS,
      async send() {
        now += 1;
        most = Math.max(most, now);
        await new Promise((resolve) => setImmediate(resolve));
        now -= 1;
        return { outcome: { kind: 'timed-out' }, json: undefined, milliseconds: 1 };
      },
      context: { ...CONTEXT, token: undefined },
    }).examine();
    expect(most).toBe(6);
  });
});
