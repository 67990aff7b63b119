import { test } from '@fast-check/vitest';
import { err, ok } from '@livery/contract/shared/result';
import { runCount } from '@livery/testkit/runs';
import fc from 'fast-check';
import { asapScheduler } from 'rxjs';
import { describe, expect, it, vi } from 'vitest';
import { createRefetch } from '../../../src/application/shared/refetch.ts';
import { createSuggestions } from '../../../src/application/trip/create-suggestions.ts';
import type { SuggestState } from '../../../src/application/trip/trip.ts';
import { aMovedClock } from '../../support/a-moved-clock.ts';

// @rule 7.7, 8.1
describe('suggestions (rules §7, auto-suggest)', () => {
  it('are requested once the traveller pauses, and for the last text only', () => {
    const clock = aMovedClock();
    const call = vi.fn(async () => ok(['Lisbon']));
    const places = createSuggestions(call, { clock, refetch: createRefetch() });
    places.type('l');
    clock.advance(150);
    places.type('li');
    clock.advance(199);
    expect(call).not.toHaveBeenCalled();
    clock.advance(1);
    expect(call).toHaveBeenCalledExactlyOnceWith('li', expect.any(AbortSignal));
    expect(places.state.now()).toEqual({ kind: 'loading', text: 'li' });
  });

  it('are none for a blank text, without a request', () => {
    const clock = aMovedClock();
    const call = vi.fn(async () => ok(['Lisbon']));
    const places = createSuggestions(call, { clock, refetch: createRefetch() });
    places.type('li');
    places.type('   ');
    clock.advance(1_000);
    expect(places.state.now()).toEqual({ kind: 'idle' });
    expect(call).not.toHaveBeenCalled();
  });

  it('empty their list on failure and keep the failure (rules §8)', async () => {
    const clock = aMovedClock();
    const failure = { kind: 'refused', status: 500, message: 'Oops' } as const;
    const places = createSuggestions<string>(async () => err(failure), { clock, refetch: createRefetch() });
    places.type('li');
    clock.advance(200);
    await new Promise(setImmediate);
    expect(places.state.now()).toEqual({ kind: 'failed', text: 'li', failure });
  });

  test.prop([fc.scheduler(), fc.uniqueArray(fc.stringMatching(/^[a-z]{1,5}$/), { minLength: 1, maxLength: 5 })], {
    numRuns: runCount(12),
  })('are those of the last text, in whatever order responses arrive', async (scheduler, texts) => {
    const call = scheduler.scheduleFunction(async (text: string) => ok([text]));
    const hasty = { ...aMovedClock(), scheduler: { now: () => 0, schedule: asapSchedule } };
    const places = createSuggestions(call, { clock: hasty, refetch: createRefetch() });
    const seenSuggestStates: SuggestState<string>[] = [];
    places.state.changes.subscribe((state) => seenSuggestStates.push(state));
    for (const text of texts) {
      places.type(text);
      await new Promise(setImmediate);
    }
    await scheduler.waitIdle();
    const lastText = texts.at(-1);
    expect(places.state.now()).toEqual({ kind: 'list', text: lastText, items: [lastText] });
    for (const state of seenSuggestStates) if (state.kind === 'list') expect(state.items).toEqual([state.text]);
  });
});

/** Every pause passes at once. */
const asapSchedule: typeof asapScheduler.schedule = (work, _delay, state) => asapScheduler.schedule(work, 0, state);
