import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { describe, expect, it, onTestFinished } from 'vitest';
import { growth, watchMemory } from '../../scripts/bench/edge/memory.mjs';
import { processorSeconds } from '../../scripts/bench/edge/processor-time.mjs';

describe('processor time', () => {
  it.skipIf(!existsSync('/proc'))('is what a process has taken so far, in seconds', () => {
    const start = processorSeconds(process.pid);
    const before = process.cpuUsage();
    while (process.cpuUsage(before).user < 100_000);
    expect(processorSeconds(process.pid) - start).toBeGreaterThanOrEqual(0.08);
    const { user, system } = process.cpuUsage();
    expect(processorSeconds(process.pid)).toBeCloseTo((user + system) / 1_000_000, 0);
  });

  it.skipIf(!existsSync('/proc'))('counts the processes that it started, too', async () => {
    const busy = spawn(process.execPath, ['-e', 'const end = Date.now() + 60_000; while (Date.now() < end);']);
    onTestFinished(() => void busy.kill());
    const own = () => process.cpuUsage().user / 1_000_000 + process.cpuUsage().system / 1_000_000;
    await expect.poll(() => processorSeconds(process.pid) - own(), { timeout: 15_000 }).toBeGreaterThan(0.1);
  });

  it('is not known of a process that is not there', () => {
    expect(processorSeconds(undefined)).toBeNaN();
  });
});

describe('memory', () => {
  it('is flat where the last quarter of the run is as the second', () => {
    expect(growth([10, 10, 90, 90, 95, 99, 90, 90])).toBe(1);
    expect(growth([10, 10, 50, 50, 70, 70, 100, 100])).toBe(2);
    expect(growth([])).toBeNaN();
  });

  it('is not known of a process that is not there', () => {
    expect(watchMemory(undefined).stop()).toEqual([]);
  });
});
