import { describe, expect, it } from 'vitest';
import { dateRangeLines } from '../../../src/cli/commands/date-lines.ts';
import { answer } from '../support/answer.ts';

describe('date-range --batch', () => {
  it.each([
    [{ start: '2026-02-03', end: null }, 'Select date'],
    [{}, 'Select date'],
    [{ start: '2026-02-03', end: '2026-03-04', language: 'es' }, '03 feb 2026 | 04 mar 2026'],
  ])('writes %j', (line, text) => {
    expect(answer(dateRangeLines, line)).toEqual({ text });
  });

  it('refuses a day that the calendar does not have', () => {
    expect(answer(dateRangeLines, { start: '2026-02-30', end: '2026-03-01' })).toEqual({
      error: 'The field "start" must be a day such as "2026-02-03", or null, not "2026-02-30".',
    });
  });
});
