import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { startDeadline } from '../../src/edge/within-deadline.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const NEVER = new Promise<void>(() => undefined);
const after = (milliseconds: number) => new Promise<void>((resolve) => void setTimeout(resolve, milliseconds));

describe('a deadline', () => {
  it('is one over all that is waited for', async () => {
    const deadline = startDeadline(400);
    const first = deadline.includes(after(300));
    await vi.advanceTimersByTimeAsync(300);
    expect(await first).toBe(true);
    const second = deadline.includes(NEVER);
    await vi.advanceTimersByTimeAsync(125);
    expect(await second).toBe(false);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('that is over still includes what is there', async () => {
    const deadline = startDeadline(0);
    expect(await deadline.includes(Promise.resolve().then(() => undefined))).toBe(true);
    const late = deadline.includes(NEVER);
    await vi.advanceTimersByTimeAsync(0);
    expect(await late).toBe(false);
  });
});
