import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { MODULE_LIMIT } from '../support/run-cli.ts';
import { moduleWithAgencyMethod, runOver } from '../support/run-over.ts';

/** The function that the module calls in this process before it waits forever. */
const WAITING_MODULE_KEY = 'moduleWaitsInTest';

describe('the time that a module has', () => {
  // The clock advances when the module waits, even if loading it took long on a busy machine.
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    vi.stubGlobal(WAITING_MODULE_KEY, () => setImmediate(() => vi.advanceTimersByTime(MODULE_LIMIT)));
  });
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.useRealTimers();
  });

  it.each([
    [
      moduleWithAgencyMethod(`read: () => { ${WAITING_MODULE_KEY}(); return new Promise(() => {}); }`),
      [3, 'why', 'The adapter broke its contract: agencies.read() did not end within 20 s.'],
    ],
    [
      `export default () => { ${WAITING_MODULE_KEY}(); return new Promise(() => {}); };`,
      [2, 'what', 'The module’s function did not end within 20 s.'],
    ],
    [
      `${WAITING_MODULE_KEY}(); await new Promise(() => {}); export default {};`,
      [2, 'what', 'does not load: its top-level await did not end within 20 s.'],
    ],
  ] as const)('ends with it: %s', async (source, [exit, part, problem]) => {
    const { code, err } = await runOver(source, ['agency']);
    expect([code, JSON.parse(err).error[part]]).toEqual([exit, expect.stringContaining(problem)]);
  });
});
