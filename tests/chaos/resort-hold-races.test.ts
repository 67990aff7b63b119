import { test } from '@fast-check/vitest';
import { err, ok } from '@livery/contract/shared/result';
import { runCount } from '@livery/testkit/runs';
import fc from 'fast-check';
import { describe, expect } from 'vitest';
import type { Hold } from '../../src/domain/resorts/hold.ts';
import { createShell } from '../../src/infrastructure/wiring/create-shell.ts';
import { SILENT_SOURCES, scriptedAdapters } from '../support/scripted-adapters.ts';

const SIGNAL = new AbortController().signal;
const FAILED_RESULT = err({ kind: 'refused', status: 500, message: '' } as const);

/** A resort service with one hold that executes requests at once; its responses come in the scheduler's order. */
function aResortWithAHold(scheduler: fc.Scheduler, isGood: () => boolean) {
  let hold: Hold = { kind: 'held', reference: 'H-1', expiresAt: null };
  const { resorts } = createShell(
    scriptedAdapters({
      resorts: {
        ...SILENT_SOURCES.resorts,
        holdCheck: () => scheduler.schedule(Promise.resolve(isGood() ? ok(hold) : FAILED_RESULT), 'checked'),
        release() {
          const good = isGood();
          if (good) hold = { kind: 'released', reference: 'H-1' };
          return scheduler.schedule(Promise.resolve(good ? ok(undefined) : FAILED_RESULT), 'released');
        },
      },
    }),
  );
  return { resorts, held: () => hold };
}

describe('a hold that is checked and released at the same time (rules §4, resort)', () => {
  test.prop(
    [
      fc.scheduler(),
      fc.array(fc.constantFrom('check', 'release'), { maxLength: 8 }),
      fc.array(fc.boolean(), { minLength: 1, maxLength: 5 }),
    ],
    { numRuns: runCount(100) },
  )('is shown as the resort has it, in any order of responses', async (scheduler, actions, luck) => {
    let calls = 0;
    const { resorts, held } = aResortWithAHold(scheduler, () => luck[calls++ % luck.length] ?? true);
    scheduler.scheduleSequence(
      actions.map((action) => async () => {
        if (action === 'check') void resorts.checkHold(SIGNAL);
        else void resorts.release(SIGNAL);
      }),
    );
    await scheduler.waitIdle();
    await new Promise(setImmediate);
    expect([null, held().kind]).toContain(resorts.hold.now()?.kind ?? null);
  });
});
