import { test } from '@fast-check/vitest';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cancellableCall } from '../../../src/application/shared/cancellable-call.ts';
import { queryState } from '../../../src/application/shared/query-state.ts';
import type { CallFailure } from '../../../src/domain/notices/call-failure.ts';
import { ok, type Result } from '../../../src/domain/shared/result.ts';

type Answer = Result<number, CallFailure>;
type State = { kind: 'waiting' } | { kind: 'answered'; answer: Answer };

/** A state that asks `call`, and the signals that it handed out. */
function asking(call: (turn: number) => Promise<Answer>) {
  const signals: AbortSignal[] = [];
  const asked = queryState<State, Answer>({
    waiting: { kind: 'waiting' },
    call: () =>
      cancellableCall((signal) => {
        signals.push(signal);
        return call(signals.length - 1);
      }),
    settle: (answer) => ({ kind: 'answered', answer }),
  });
  return { ...asked, signals };
}

describe('asked state', () => {
  it('asks nobody before it is told to', () => {
    const { state, signals } = asking(async () => ok(1));
    expect(state.now()).toEqual({ kind: 'waiting' });
    expect(signals).toEqual([]);
  });

  it('waits again while it asks again', async () => {
    const { state, load } = asking(async (turn) => ok(turn));
    const seen: State[] = [];
    state.changes.subscribe((value) => seen.push(value));
    load();
    await Promise.resolve();
    load();
    await Promise.resolve();
    expect(seen).toEqual([
      { kind: 'waiting' },
      { kind: 'answered', answer: ok(0) },
      { kind: 'waiting' },
      { kind: 'answered', answer: ok(1) },
    ]);
  });

  test.prop([fc.scheduler(), fc.integer({ min: 1, max: 6 })])(
    'ends with the answer to the last asking, in whatever order answers arrive (rules 4.6)',
    async (scheduler, times) => {
      const answer = scheduler.scheduleFunction(async (turn: number) => ok(turn));
      const { state, load, signals } = asking(answer);
      const seen: State[] = [];
      state.changes.subscribe((value) => seen.push(value));
      for (let turn = 0; turn < times; turn++) load();
      await scheduler.waitIdle();
      expect(state.now()).toEqual({ kind: 'answered', answer: ok(times - 1) });
      expect(seen.filter(({ kind }) => kind === 'answered')).toHaveLength(1);
      expect(signals.slice(0, -1).every(({ aborted }) => aborted)).toBe(true);
    },
  );

  it('is left in a defined state by an adapter that breaks its word and rejects', async () => {
    const { state, load } = asking(() => Promise.reject(new Error('bug')));
    load();
    await new Promise(setImmediate);
    expect(state.now()).toMatchObject({ kind: 'answered', answer: { error: { kind: 'malformed' } } });
    load();
    expect(state.now()).toEqual({ kind: 'waiting' });
  });
});
