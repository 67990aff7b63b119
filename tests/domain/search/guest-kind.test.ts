import { test } from '@fast-check/vitest';
import { birthDateRange, guestKind } from '@livery/contract/search/guest-kind';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

const KINDS = ['adult', 'child', 'infant'] as const;

const day = fc
  .date({ min: new Date('1990-01-01'), max: new Date('2060-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));
const tripDays = fc
  .tuple(day, fc.nat(400))
  .map(([first, length]) => ({ first, last: Temporal.PlainDate.from(first).add({ days: length }).toString() }));

// @rule 3.8
describe('what somebody travels as (rules 3.8)', () => {
  it.each([
    ['2014-06-10', 'adult'],
    ['2014-06-11', 'child'],
    ['2024-06-24', 'child'],
    ['2024-06-25', 'infant'],
    ['2026-06-10', 'infant'],
    ['2026-06-11', undefined],
    ['1905-06-10', undefined],
    ['1905-06-11', 'adult'],
  ])('on a trip from June 10 to June 24, 2026, born on %s: %s', (birth, kind) => {
    expect(guestKind(birth, { first: '2026-06-10', last: '2026-06-24' })).toBe(kind);
  });

  it('is a year older on March 1 for those who are born on February 29', () => {
    expect(guestKind('2024-02-29', { first: '2026-02-28', last: '2026-02-28' })).toBe('infant');
    expect(guestKind('2024-02-29', { first: '2026-03-01', last: '2026-03-01' })).toBe('child');
  });

  test.prop([tripDays, fc.constantFrom(...KINDS)])(
    'is that kind from the first to the last of its birth dates, and on no day beyond',
    (days, kind) => {
      const { first, last } = birthDateRange(kind, days);
      const beyond = (from: string, by: number) => Temporal.PlainDate.from(from).add({ days: by }).toString();
      expect([guestKind(first, days), guestKind(last, days)]).toEqual([kind, kind]);
      expect([guestKind(beyond(first, -1), days), guestKind(beyond(last, 1), days)]).not.toContain(kind);
    },
  );

  test.prop([tripDays, fc.nat(121 * 365)])('is one kind for everybody who is born', (days, age) => {
    const birth = Temporal.PlainDate.from(days.first).subtract({ days: age }).toString();
    expect(KINDS).toContain(guestKind(birth, days));
  });
});
