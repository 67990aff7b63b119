import type { RemoteCall } from '@livery/contract/remotes/remote-context';
import { renderInRemote } from '@livery/reference-testing/render-in-remote';
import { QueryResult, useQuery } from '@livery/remote';
import type { CallResult } from '@livery/remote/testing';
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import fc from 'fast-check';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';

const readName = (response: unknown) => (typeof response === 'string' ? response : undefined);

const IDS = ['a', 'b', 'c'];

function Hotels({ first }: { readonly first: string }) {
  const [id, setId] = useState(first);
  const query = useQuery({ method: 'GET', path: `/api/hotels/${id}` }, readName);
  return (
    <>
      {IDS.map((otherId) => (
        <button key={otherId} onClick={() => setId(otherId)}>
          {otherId}
        </button>
      ))}
      <QueryResult query={query} loading="waiting">
        {(name) => <p role="status">{name}</p>}
      </QueryResult>
    </>
  );
}

/** The hotels that the visitor chooses, one after another. */
const someIds = fc.array(fc.constantFrom(...IDS), { minLength: 1, maxLength: 6 });

const show = (id: string) => act(async () => fireEvent.click(screen.getByText(id)));

/** A platform whose responses arrive in the order that the scheduler chooses. */
function aRacedPlatform(scheduler: fc.Scheduler) {
  const signals: AbortSignal[] = [];
  const answered = new Set<AbortSignal>();
  const respond = (call: RemoteCall, signal: AbortSignal): Promise<CallResult> => {
    signals.push(signal);
    const response = scheduler.schedule<CallResult>(Promise.resolve({ ok: true, value: call.path }), call.path);
    return response.finally(() => answered.add(signal));
  };
  const pending = () => signals.filter((signal) => !signal.aborted && !answered.has(signal));
  return { signals, pending, respond };
}

describe('a query whose responses race', () => {
  it('shows the response to the last call, and has aborted all others that were pending', async () => {
    await fc.assert(
      fc.asyncProperty(fc.scheduler({ act }), someIds, fc.array(fc.boolean()), async (scheduler, ids, answered) => {
        const { signals, pending, respond } = aRacedPlatform(scheduler);
        await renderInRemote(<Hotels first={ids[0] ?? 'a'} />, { respond });
        for (const [index, id] of ids.entries()) {
          await show(id);
          expect(pending().filter((signal) => signal !== signals.at(-1))).toEqual([]);
          if (answered[index] === true && scheduler.count() > 0) await scheduler.waitOne();
        }
        await scheduler.waitIdle();
        expect(screen.getByRole('status').textContent).toBe(`/api/hotels/${ids.at(-1)}`);
        expect(signals.at(-1)?.aborted).toBe(false);
        cleanup();
      }),
      { numRuns: 40 },
    );
  });

  it('aborts what is pending when it is unmounted, and shows nothing after that', async () => {
    await fc.assert(
      fc.asyncProperty(fc.scheduler({ act }), someIds, async (scheduler, ids) => {
        const { signals, respond } = aRacedPlatform(scheduler);
        const { container, unmount } = await renderInRemote(<Hotels first={ids[0] ?? 'a'} />, { respond });
        for (const id of ids) await show(id);
        unmount();
        expect(signals.every(({ aborted }) => aborted)).toBe(true);
        await scheduler.waitIdle();
        expect(container.textContent).toBe('');
      }),
      { numRuns: 40 },
    );
  });
});
