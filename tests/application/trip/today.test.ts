import { describe, expect, it } from 'vitest';
import { createRefetch } from '../../../src/application/shared/refetch.ts';
import { createTrip } from '../../../src/application/trip/create-trip.ts';
import { aMovedClock } from '../../support/a-moved-clock.ts';

describe('the day that searches count from', () => {
  it('is the visitor’s own, and stays until it is read again', () => {
    let timeZone = 'UTC';
    const clock = { ...aMovedClock(), now: () => Temporal.Instant.from('2026-11-25T22:00Z'), timeZone: () => timeZone };
    const trip = createTrip({ places: {} as never, clock, refetch: createRefetch() });
    const days: string[] = [];
    trip.today.changes.subscribe((day) => days.push(day.toString()));
    timeZone = 'Asia/Dubai';
    expect(trip.today.now().toString()).toBe('2026-11-25');
    trip.followToday();
    trip.followToday();
    expect(days).toEqual(['2026-11-25', '2026-11-26']);
    expect(trip.firstToday.toString()).toBe('2026-11-25');
  });
});
