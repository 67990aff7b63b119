import { describe, expect, it } from 'vitest';
import { dateRangeLines, dealDatesLines } from '../../../src/cli/commands/date-lines.ts';
import { outputFor } from '../support/output-for.ts';

describe('deal-dates --batch', () => {
  const line = { now: '2026-03-28T20:30:00Z', timeZone: 'Asia/Dubai', product: 'hotel', disallowSameDay: false };

  it.each([
    ['hotel', false, { checkIn: '2026-03-30', checkOut: '2026-03-31', checkInTime: '11:00' }],
    ['hotel', true, { checkIn: '2026-04-02', checkOut: '2026-04-03', checkInTime: '11:00' }],
    ['activity', false, { date: '2026-03-30' }],
    ['activity', true, { date: '2026-04-02' }],
    ['car', false, { pickUp: '2026-03-30T11:00', return: '2026-03-31T11:00' }],
    ['car', true, { pickUp: '2026-04-01T11:00', return: '2026-04-02T11:00' }],
  ])(
    'starts tomorrow, shifted where same-day booking is disallowed (rules §9): %s, %s',
    (product, disallowSameDay, dates) => {
      expect(outputFor(dealDatesLines, { ...line, product, disallowSameDay })).toEqual(dates);
    },
  );

  it("counts days by the visitor's own calendar (rules 9.2)", () => {
    expect(outputFor(dealDatesLines, { ...line, timeZone: 'America/New_York' })).toMatchObject({
      checkIn: '2026-03-29',
    });
  });

  it.each([
    [{ ...line, now: 'now' }, 'The field "now" must be a moment such as "2026-02-03T09:00:00Z", not "now".'],
    [
      { ...line, timeZone: 'Atlantis' },
      'The field "timeZone" must be a time zone such as "Asia/Dubai", not "Atlantis".',
    ],
    [{ ...line, disallowSameDay: 'no' }, 'The field "disallowSameDay" must be true or false, not "no".'],
  ])('names the field that is wrong: %j', (wrong, error) => {
    expect(outputFor(dealDatesLines, wrong)).toEqual({ error });
  });

  it('returns a result at the end of time', () => {
    expect(outputFor(dealDatesLines, { ...line, now: '+275760-09-13T00:00:00Z' })).toHaveProperty('error');
  });
});

describe('date-range --batch', () => {
  it.each([
    [{ start: '2026-02-03', end: null }, 'Select date'],
    [{}, 'Select date'],
    [{ start: '2026-02-03', end: '2026-03-04', language: 'es' }, '03 feb 2026 | 04 mar 2026'],
  ])('writes %j', (line, text) => {
    expect(outputFor(dateRangeLines, line)).toEqual({ text });
  });

  it('refuses a day that the calendar does not have', () => {
    expect(outputFor(dateRangeLines, { start: '2026-02-30', end: '2026-03-01' })).toEqual({
      error: 'The field "start" must be a day such as "2026-02-03", or null, not "2026-02-30".',
    });
  });
});
