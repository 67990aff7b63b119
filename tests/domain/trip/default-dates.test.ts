import { test } from '@fast-check/vitest';
import {
  DEFAULT_DEAL_TIME,
  defaultActivityDate,
  defaultCarRental,
  defaultHotelStay,
} from '@livery/contract/trip/default-dates';
import { anyDay, anyInstant, anyZone, clockChanges } from '@livery/testkit/arbitraries';
import { runCount } from '@livery/testkit/runs';
import { describe, expect, it } from 'vitest';
import { todayIn } from '../../../src/domain/trip/today-in.ts';

const dateOf = (text: string) => Temporal.PlainDate.from(text);

// @rule 3.1, 9.1
describe('the default dates: tomorrow at 11:00, for one night (rules 9.2)', () => {
  it.each([
    ['2026-02-03', '2026-02-04', '2026-02-05'],
    ['2024-02-28', '2024-02-29', '2024-03-01'],
    ['2026-02-28', '2026-03-01', '2026-03-02'],
    ['2026-12-30', '2026-12-31', '2027-01-01'],
    ['2026-12-31', '2027-01-01', '2027-01-02'],
  ])('are from %s on: %s to %s', (today, checkIn, checkOut) => {
    const stay = defaultHotelStay(dateOf(today), false);
    expect([stay.checkIn.toString(), stay.checkOut.toString()]).toEqual([checkIn, checkOut]);
    expect(defaultActivityDate(dateOf(today), false).toString()).toBe(checkIn);
    const rental = defaultCarRental(dateOf(today), false);
    expect(rental.pickUp.toString()).toBe(`${checkIn}T11:00:00`);
    expect(rental.return.toString()).toBe(`${checkOut}T11:00:00`);
  });

  it('are "shifted by 3 days when same-day booking is disallowed for hotels and activities, 2 days for cars"', () => {
    const today = dateOf('2026-12-28');
    const stay = defaultHotelStay(today, true);
    expect([stay.checkIn.toString(), stay.checkOut.toString()]).toEqual(['2027-01-01', '2027-01-02']);
    expect(defaultActivityDate(today, true).toString()).toBe('2027-01-01');
    const rental = defaultCarRental(today, true);
    expect(rental.pickUp.toString()).toBe('2026-12-31T11:00:00');
    expect(rental.return.toString()).toBe('2027-01-01T11:00:00');
  });

  test.prop([anyDay])('are whole days of the calendar from any day on, and shifted by exactly as many', (today) => {
    const stay = defaultHotelStay(today, false);
    const laterStay = defaultHotelStay(today, true);
    expect(today.until(stay.checkIn).days).toBe(1);
    expect(stay.checkIn.until(stay.checkOut).days).toBe(1);
    expect(stay.checkIn.until(laterStay.checkIn).days).toBe(3);
    expect(laterStay.checkIn.until(laterStay.checkOut).days).toBe(1);
    expect(defaultActivityDate(today, false).equals(stay.checkIn)).toBe(true);
    expect(defaultActivityDate(today, true).equals(laterStay.checkIn)).toBe(true);
    const rental = defaultCarRental(today, false);
    const shifted = defaultCarRental(today, true);
    expect(rental.pickUp.toPlainDate().equals(stay.checkIn)).toBe(true);
    expect(rental.pickUp.until(shifted.pickUp, { largestUnit: 'hours' }).hours).toBe(48);
  });
});

// @rule 7.10, 9.3
describe('the default dates across changes of clocks: "11:00 stays 11:00" (rules 9.3)', () => {
  function keepsEleven(zone: string, today: Temporal.PlainDate): void {
    for (const sameDayDisallowed of [false, true]) {
      const stay = defaultHotelStay(today, sameDayDisallowed);
      const rental = defaultCarRental(today, sameDayDisallowed);
      const checkIn = stay.checkIn.toZonedDateTime({ timeZone: zone, plainTime: DEFAULT_DEAL_TIME });
      const checkOut = stay.checkOut.toZonedDateTime({ timeZone: zone, plainTime: DEFAULT_DEAL_TIME });
      const [pickUp, backTime] = [rental.pickUp.toZonedDateTime(zone), rental.return.toZonedDateTime(zone)];
      expect([checkIn, checkOut, pickUp, backTime].map(clockTime)).toEqual(['11:00', '11:00', '11:00', '11:00']);
      expect(checkIn.until(checkOut, { largestUnit: 'days' }).toString()).toBe('P1D');
      expect(pickUp.until(backTime, { largestUnit: 'days' }).toString()).toBe('P1D');
    }
  }

  it('holds on the four days before every change of clocks of zones that differ, 2024 to 2026', () => {
    const seenIds = new Set<string>();
    for (const [zone, change] of clockChanges()) {
      for (const days of [1, 2, 3, 4]) {
        const today = change.subtract({ days });
        // Many zones change their clocks alike; one for each hour and day is enough.
        const rule = `${today.toString()} ${change.toZonedDateTime(zone).offset} ${change.add({ days: 1 }).toZonedDateTime(zone).offset}`;
        if (!seenIds.has(rule)) keepsEleven(zone, today);
        seenIds.add(rule);
      }
    }
    expect(seenIds.size).toBeGreaterThan(200);
  });

  test.prop([anyZone, anyDay], { numRuns: runCount(30) })('holds in any zone on any day', keepsEleven);

  it('takes 23 hours of a car over the night when Berlin springs forward, and 25 when it falls back', () => {
    const hours = (today: string) => {
      const rental = defaultCarRental(dateOf(today), false);
      const [pickUp, backTime] = [
        rental.pickUp.toZonedDateTime('Europe/Berlin'),
        rental.return.toZonedDateTime('Europe/Berlin'),
      ];
      return pickUp.until(backTime, { largestUnit: 'hours' }).hours;
    };
    expect([hours('2026-03-27'), hours('2026-10-23'), hours('2026-06-01')]).toEqual([23, 25, 24]);
  });
});

// @rule 9.2
describe("todayIn: the visitor's own date", () => {
  it.each([
    ['2026-02-03T20:30:00Z', 'Asia/Dubai', '2026-02-04'],
    ['2026-02-03T20:30:00Z', 'UTC', '2026-02-03'],
    ['2026-02-03T09:59:00Z', 'Pacific/Kiritimati', '2026-02-03'],
    ['2026-02-03T10:00:00Z', 'Pacific/Kiritimati', '2026-02-04'],
    ['2026-02-03T09:59:59Z', 'Pacific/Honolulu', '2026-02-02'],
  ])('is at %s in %s: %s', (instant, zone, today) => {
    expect(todayIn(Temporal.Instant.from(instant), zone).toString()).toBe(today);
  });

  it.each(['Etc/Unknown', '', 'Mars/Olympus', '__proto__'])('knows no zone %j', (zone) => {
    expect(() => todayIn(Temporal.Instant.from('2026-02-03T09:00:00Z'), zone)).toThrow(RangeError);
  });

  test.prop([anyInstant, anyZone])('is the date that Intl gives, in any zone at any time', (instant, zone) => {
    // Sweden writes dates as ISO 8601 does.
    const date = new Intl.DateTimeFormat('sv', { timeZone: zone, dateStyle: 'short' }).format(
      instant.epochMilliseconds,
    );
    expect(todayIn(instant, zone).toString()).toBe(date);
  });
});

function clockTime(time: Temporal.ZonedDateTime): string {
  return time.toPlainTime().toString({ smallestUnit: 'minute' });
}
