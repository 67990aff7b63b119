import { test } from '@fast-check/vitest';
import type { CallFailure } from '@livery/contract/notices/call-failure';
import { ok, type Result } from '@livery/contract/shared/result';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cancellableCall } from '../../../src/application/shared/cancellable-call.ts';
import { queryState } from '../../../src/application/shared/query-state.ts';

type LoadResult = Result<number, CallFailure>;
type State = { kind: 'waiting' } | { kind: 'settled'; result: LoadResult };

/** A query that loads by `call`, and the signals that it passed to it. */
function queryOf(call: (turn: number) => Promise<LoadResult>) {
  const signals: AbortSignal[] = [];
  const query = queryState<State, LoadResult>({
    waiting: { kind: 'waiting' },
    call: () =>
      cancellableCall((signal) => {
        signals.push(signal);
        return call(signals.length - 1);
      }),
    settle: (result) => ({ kind: 'settled', result }),
  });
  return { ...query, signals };
}

// @rule 4.6
describe('query state', () => {
  it('sends no request before it is loaded', () => {
    const { state, signals } = queryOf(async () => ok(1));
    expect(state.now()).toEqual({ kind: 'waiting' });
    expect(signals).toEqual([]);
  });

  it('waits again while it loads again', async () => {
    const { state, load } = queryOf(async (turn) => ok(turn));
    const seenStates: State[] = [];
    state.changes.subscribe((value) => seenStates.push(value));
    load();
    await Promise.resolve();
    load();
    await Promise.resolve();
    expect(seenStates).toEqual([
      { kind: 'waiting' },
      { kind: 'settled', result: ok(0) },
      { kind: 'waiting' },
      { kind: 'settled', result: ok(1) },
    ]);
  });

  test.prop([fc.scheduler(), fc.integer({ min: 1, max: 6 })])(
    'ends with the result of the last request, in whatever order responses arrive (rules 4.6)',
    async (scheduler, times) => {
      const respond = scheduler.scheduleFunction(async (turn: number) => ok(turn));
      const { state, load, signals } = queryOf(respond);
      const seenStates: State[] = [];
      state.changes.subscribe((value) => seenStates.push(value));
      for (let turn = 0; turn < times; turn++) load();
      await scheduler.waitIdle();
      expect(state.now()).toEqual({ kind: 'settled', result: ok(times - 1) });
      expect(seenStates.filter(({ kind }) => kind === 'settled')).toHaveLength(1);
      expect(signals.slice(0, -1).every(({ aborted }) => aborted)).toBe(true);
    },
  );

  it('has a defined state after an adapter that breaks its contract and rejects', async () => {
    const { state, load } = queryOf(() => Promise.reject(new Error('bug')));
    load();
    await new Promise(setImmediate);
    expect(state.now()).toMatchObject({ kind: 'settled', result: { error: { kind: 'malformed' } } });
    load();
    expect(state.now()).toEqual({ kind: 'waiting' });
  });
});
