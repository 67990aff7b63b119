import { describe, expect, it } from 'vitest';
import { logFailedCalls } from '../../../src/edge/operation/log-failed-calls.ts';

describe('a failed call of the API', () => {
  it('is a line a second for each path and outcome, with the number of those that were left out', () => {
    const lines: unknown[] = [];
    let time = 5;
    const logCall = logFailedCalls({ log: { warn: (line: unknown) => lines.push(line) }, now: () => time });
    const fail = (path: string, outcome: string) => logCall({ path, outcome, seconds: 0.01234 });
    for (const outcome of ['ok', 'cancelled']) fail('/api/agency', outcome);
    for (let index = 0; index < 1000; index += 1) fail('/api/agency', '500');
    fail('/api/agency', 'unreachable');
    fail('/api/code', '500');
    time += 1000;
    fail('/api/agency', '500');
    expect(lines).toEqual([
      { path: '/api/agency', outcome: '500', ms: 12.3 },
      { path: '/api/agency', outcome: 'unreachable', ms: 12.3 },
      { path: '/api/code', outcome: '500', ms: 12.3 },
      { path: '/api/agency', outcome: '500', ms: 12.3, leftOut: 999 },
    ]);
  });
});
