import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createFairTurns } from '../../../src/edge/render/fair-turns.ts';
import { aTenant } from '../../support/data/some-tenants.ts';

const [AURORA, NOIR, RIHLA] = ['aurora', 'noir', 'rihla'].map((name) => aTenant(`https://${name}.example`)) as [
  ReturnType<typeof aTenant>,
  ReturnType<typeof aTenant>,
  ReturnType<typeof aTenant>,
];

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Turns with tasks that are queued one after another, and that the test ends. */
function someTurns(options: Partial<Parameters<typeof createFairTurns>[0]> = {}) {
  const turns = createFairTurns({ atOnce: 1, ofOne: 1, longest: 400, ...options });
  const begunTurns: string[] = [];
  const running: (() => void)[] = [];
  return {
    begun: begunTurns,
    queued: turns.queued,
    ask: (tenant: typeof AURORA, name: string) =>
      turns.run(tenant, async () => {
        begunTurns.push(name);
        await new Promise<void>((resolve) => running.push(resolve));
        return name;
      }),
    async end(count: number) {
      for (let endCount = 0; endCount < count; endCount += 1) {
        running.shift()?.();
        await vi.advanceTimersByTimeAsync(0);
      }
    },
  };
}

it('come to each site in turn, however many pages of one are wanted', async () => {
  const { ask, end, begun, queued } = someTurns();
  for (const number of [1, 2, 3, 4]) void ask(AURORA, `aurora ${number}`);
  void ask(NOIR, 'noir 1');
  void ask(RIHLA, 'rihla 1');
  void ask(NOIR, 'noir 2');
  expect(queued()).toBe(7);
  await end(7);
  expect(begun).toEqual(['aurora 1', 'aurora 2', 'noir 1', 'rihla 1', 'aurora 3', 'noir 2', 'aurora 4']);
  expect(queued()).toBe(0);
});

it('are never all of one site', async () => {
  const { ask, begun } = someTurns({ atOnce: 3, ofOne: 2 });
  for (const number of [1, 2, 3]) void ask(AURORA, `aurora ${number}`);
  void ask(NOIR, 'noir');
  expect(begun).toEqual(['aurora 1', 'aurora 2', 'noir']);
});

it('come in time or not at all: who waited too long is not kept', async () => {
  const { ask, end, begun, queued } = someTurns();
  void ask(AURORA, 'first');
  const latePromise = ask(NOIR, 'late');
  await vi.advanceTimersByTimeAsync(399);
  const inTime = ask(NOIR, 'in time');
  await vi.advanceTimersByTimeAsync(1);
  expect(await latePromise).toBeUndefined();
  expect(queued()).toBe(2);
  await end(2);
  expect([await inTime, begun]).toEqual(['in time', ['first', 'in time']]);
});

it('go on where a task fails', async () => {
  const turns = createFairTurns({ atOnce: 1, ofOne: 1, longest: 400 });
  await expect(turns.run(AURORA, () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(await turns.run(AURORA, async () => 'yes')).toBe('yes');
});
