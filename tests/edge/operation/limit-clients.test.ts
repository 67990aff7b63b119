import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { limitClients } from '../../../src/edge/operation/limit-clients.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const MINUTE = 60_000;

describe('a limit for each client', () => {
  it('lets a number pass in a minute, and then says how many seconds are left, the first time as such', async () => {
    const limit = limitClients(3);
    for (let time = 1; time <= 3; time += 1) expect(await limit('203.0.113.7')).toBeUndefined();
    vi.advanceTimersByTime(20_500);
    expect(await limit('203.0.113.7')).toEqual({ seconds: 40, isFirst: true });
    vi.advanceTimersByTime(39_499);
    expect(await limit('203.0.113.7')).toEqual({ seconds: 1, isFirst: false });
    vi.advanceTimersByTime(1);
    expect(await limit('203.0.113.7')).toBeUndefined();
  });

  it('is for each one by itself', async () => {
    // So many counters that no two clients share one.
    const limit = limitClients(1, 2 ** 32);
    const clients = Array.from({ length: 20 }, (_, index) => `203.0.113.${index}`);
    const excesses = await Promise.all([...clients, '203.0.113.5'].map((client) => limit(client)));
    expect(excesses.pop()).toEqual({ seconds: 60, isFirst: true });
    expect(excesses).toEqual(Array(20).fill(undefined));
  });

  it('takes no more memory for more clients, and none when they are gone', async () => {
    const limit = limitClients(1000, 50);
    for (let client = 0; client < 500; client += 1) await limit(`2001:db8:${client.toString(16)}::/64`);
    // Each counter has a timer.
    expect(vi.getTimerCount()).toBeLessThanOrEqual(50);
    vi.advanceTimersByTime(MINUTE);
    expect(vi.getTimerCount()).toBe(0);
  });
});
