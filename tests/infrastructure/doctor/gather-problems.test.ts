import { describe, expect, it } from 'vitest';
import { gatherProblems } from '../../../src/infrastructure/doctor/gather-problems.ts';

describe('gatherProblems', () => {
  it('lists the same problem of a field once, with its first value and how often it occurs', () => {
    const problem = 'is not text';
    expect(
      gatherProblems([
        { field: 'deals[].name', problem, received: 1 },
        { field: 'deals[].link', problem: 'is missing' },
        { field: 'deals[].name', problem, received: [] },
      ]),
    ).toEqual([
      { field: 'deals[].name', problem, received: '1', times: 2 },
      { field: 'deals[].link', problem: 'is missing', received: '', times: 1 },
    ]);
  });

  it.each([
    ['a\u001b', '"a\\u001b"'],
    ['x'.repeat(99), `"${'x'.repeat(59)}…`],
    [null, 'null'],
    [['a'], 'a list'],
    [{ a: 1 }, 'an object'],
  ])('quotes %j as %j', (received, quoted) => {
    expect(gatherProblems([{ field: 'f', problem: 'p', received }])[0]?.received).toBe(quoted);
  });

  it('stays readable whatever comes', () => {
    const findings = Array.from({ length: 1000 }, (_, index) => ({ field: `${index}`.repeat(200), problem: 'p' }));
    const problems = gatherProblems(findings);
    expect(problems).toHaveLength(51);
    expect(problems.at(-1)?.problem).toBe('has 950 more problems');
    expect(Math.max(...problems.map(({ field }) => field.length))).toBe(121);
  });
});
