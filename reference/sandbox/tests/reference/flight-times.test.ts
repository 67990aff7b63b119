import { describe, expect, it } from 'vitest';
import { airports } from '../../world/geo/airports.ts';
import { airportOf } from '../../world/offers/flights/airlines.ts';
import { instantOf, localTime, zoneOf } from '../../world/offers/flights/flight-times.ts';

function zoneAt(code: string): string {
  const airport = airportOf(code);
  if (airport === undefined) throw new Error(code);
  return zoneOf(airport);
}

describe('zoneOf', () => {
  // The table of zones may be newer than the one of Node.
  it('names only zones that this version of Node knows', () => {
    const unknown = airports().filter((airport) => {
      try {
        localTime(0, zoneOf(airport));
        return false;
      } catch {
        return true;
      }
    });
    expect(unknown).toEqual([]);
  });

  it.each([
    ['LHR', 'Europe/London'],
    ['DXB', 'Asia/Dubai'],
    ['JFK', 'America/New_York'],
    ['LAX', 'America/Los_Angeles'],
    ['HNL', 'Pacific/Honolulu'],
    ['PER', 'Australia/Perth'],
  ])('knows the zone of %s', (code, zone) => {
    expect(zoneAt(code)).toBe(zone);
  });

  it.each([
    [0, 'Etc/GMT+0'],
    [46, 'Etc/GMT-3'],
    [-74, 'Etc/GMT+5'],
  ])('goes by the longitude %d in an unknown country', (longitude, zone) => {
    expect(zoneOf({ country: 'ZZ', latitude: 0, longitude })).toBe(zone);
  });
});

describe('local times', () => {
  it.each([
    ['2026-07-01T12:00', 'Europe/London', '2026-07-01T11:00:00.000Z'],
    ['2026-01-01T12:00', 'Europe/London', '2026-01-01T12:00:00.000Z'],
    ['2026-01-01T00:30', 'Asia/Kolkata', '2025-12-31T19:00:00.000Z'],
    ['2026-01-01T12:00', 'America/St_Johns', '2026-01-01T15:30:00.000Z'],
  ])('%s in %s is %s, and back', (local, zone, instant) => {
    expect(new Date(instantOf(local, zone)).toISOString()).toBe(instant);
    expect(localTime(Date.parse(instant), zone)).toBe(local);
  });
});
