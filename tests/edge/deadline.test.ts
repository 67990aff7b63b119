import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { startDeadline } from '../../src/edge/deadline.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const NEVER_SETTLED = new Promise<void>(() => undefined);
const afterDelay = (milliseconds: number) => new Promise<void>((resolve) => void setTimeout(resolve, milliseconds));

describe('a deadline', () => {
  it('is one over all that is waited for', async () => {
    const deadline = startDeadline(400);
    const firstPromise = deadline.includes(afterDelay(300));
    await vi.advanceTimersByTimeAsync(300);
    expect([await firstPromise, vi.getTimerCount()]).toEqual([true, 0]);
    const secondPromise = deadline.includes(NEVER_SETTLED);
    await vi.advanceTimersByTimeAsync(125);
    expect(await secondPromise).toBe(false);
  });

  it('waits as long as it may, and no longer', async () => {
    const over = vi.fn();
    void startDeadline(410).includes(NEVER_SETTLED).then(over);
    await vi.advanceTimersByTimeAsync(409);
    expect(over).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(over).toHaveBeenCalledExactlyOnceWith(false);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('that is over still includes what is there', async () => {
    const deadline = startDeadline(0);
    expect(await deadline.includes(Promise.resolve().then(() => undefined))).toBe(true);
    const latePromise = deadline.includes(NEVER_SETTLED);
    await vi.advanceTimersByTimeAsync(0);
    expect(await latePromise).toBe(false);
  });

  it('does not count what the process does meanwhile as waiting', async () => {
    vi.useRealTimers();
    const isInTime = await new Promise((resolve) => {
      // Timers that have ended run between two immediates.
      setImmediate(() => {
        const value = new Promise((arrive) => setImmediate(arrive));
        resolve(startDeadline(50).includes(value));
        Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 100);
      });
    });
    expect(isInTime).toBe(true);
  });
});
