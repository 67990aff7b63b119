import { afterEach, describe, expect, it, vi } from 'vitest';
import { withinDeadline } from '../../src/edge/within-deadline.ts';

afterEach(() => void vi.useRealTimers());

describe('withinDeadline', () => {
  it('waits as long as it may, and no longer', async () => {
    vi.useFakeTimers();
    const over = vi.fn();
    void withinDeadline(new Promise(() => undefined), 410).then(over);
    await vi.advanceTimersByTimeAsync(409);
    expect(over).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(over).toHaveBeenCalledExactlyOnceWith(false);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('leaves no timer behind where the value is in time', async () => {
    vi.useFakeTimers();
    expect(await withinDeadline(Promise.resolve('value'), 400)).toBe(true);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('does not count what the process does meanwhile as waiting', async () => {
    const isInTime = await new Promise((resolve) => {
      // After one immediate, timers that are over come before the next immediate.
      setImmediate(() => {
        const value = new Promise((arrive) => setImmediate(arrive));
        resolve(withinDeadline(value, 50));
        Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 100);
      });
    });
    expect(isInTime).toBe(true);
  });
});
