import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { countRetry } from '../../scripts/lanes/browser-step.mjs';
import { countTests, playwrightCounts, vitestCounts } from '../../scripts/lanes/count-tests.mjs';
import { aTree } from '../architecture/a-tree.ts';

/** The counts of a run that succeeded or not, with a report or without. */
function counted(ok: boolean, report: object | undefined, read: Parameters<typeof countTests>[1] = vitestCounts) {
  const file = join(aTree({}), 'report.json');
  const count = countTests(file, read);
  if (report !== undefined) writeFileSync(file, JSON.stringify(report));
  return count(ok);
}

describe('counting tests', () => {
  it('takes the figures of the report', () => {
    expect(counted(true, { numPassedTests: 7, numFailedTests: 0 })).toEqual({ passed: 7, failed: 0 });
    expect(counted(false, { numPassedTests: 7, numFailedTests: 2 })).toEqual({ passed: 7, failed: 2 });
    expect(counted(false, { stats: { expected: 5, unexpected: 1, flaky: 0 } }, playwrightCounts)).toEqual({
      passed: 5,
      failed: 1,
    });
  });

  it('takes a test that only passed when it was tried again for failed', () => {
    const report = { stats: { expected: 2, unexpected: 0, flaky: 1 } };
    expect(counted(true, report, playwrightCounts)).toEqual({ passed: 2, failed: 1 });
  });

  it('is a failure when no test ran, or nothing was reported', () => {
    expect(counted(true, { numPassedTests: 0, numFailedTests: 0 })).toEqual({ passed: 0, failed: 1 });
    expect(counted(true, undefined)).toEqual({ passed: 0, failed: 1 });
  });

  it('is a failure when every test passed and the run still went wrong', () => {
    expect(counted(false, { numPassedTests: 7, numFailedTests: 0 })).toEqual({ passed: 7, failed: 1 });
  });

  it('never takes the report of the run before', () => {
    const file = join(aTree({ 'report.json': '{"numPassedTests":7,"numFailedTests":0}' }), 'report.json');
    expect(countTests(file, vitestCounts)(true)).toEqual({ passed: 0, failed: 1 });
  });
});

describe('a browser test that failed and was run once more', () => {
  const [first, again] = [{ passed: 54, failed: 2 }, 'home/a.spec.ts › Home › shows deals'];

  it('counts as passed, and is named, where it passes then', () => {
    const both = countRetry(first, { passed: 2, failed: 0 }, [again]);
    expect(both).toEqual({ passed: 56, failed: 0, flaky: [again] });
  });

  it('counts as failed where it fails again, and those that were not run any more with it', () => {
    expect(countRetry(first, { passed: 1, failed: 1 }, [again])).toMatchObject({ passed: 55, failed: 1 });
    expect(countRetry(first, { passed: 0, failed: 1 }, [])).toMatchObject({ passed: 54, failed: 2 });
  });

  it('is still a failure where the second run went wrong', () => {
    expect(countRetry({ passed: 55, failed: 1 }, { passed: 1, failed: 1 }, [again])).toMatchObject({ failed: 1 });
  });
});
