import { describe, expect, it } from 'vitest';
import type { Clock } from '../../src/application/shared/clock.port.ts';
import { hydrationClock } from '../../src/infrastructure/browser/hydration-clock.ts';
import { systemClock } from '../../src/infrastructure/platform/system-clock.ts';
import { uuidSource } from '../../src/infrastructure/platform/uuid-source.ts';
import { recordedIds } from '../../src/infrastructure/wiring/recorded-adapters.ts';

/** What every clock owes. */
function clockContract(name: string, make: () => Clock): void {
  describe(`${name} fulfils the clock's contract`, () => {
    it('never goes back', () => {
      const clock = make();
      const earlier = clock.now();
      expect(Temporal.Instant.compare(earlier, clock.now())).toBeLessThanOrEqual(0);
    });

    it('names a zone that times can be shown in', () => {
      const clock = make();
      expect(() => clock.now().toZonedDateTimeISO(clock.timeZone())).not.toThrow();
    });

    it('runs what is scheduled', async () => {
      await expect(new Promise((resolve) => make().scheduler.schedule(() => resolve('run')))).resolves.toBe('run');
    });
  });
}

const NOON = Temporal.Instant.from('2026-11-21T12:00:00Z');

clockContract('The system clock', () => systemClock());

clockContract('The system clock, stopped', () => systemClock({ now: NOON, timeZone: 'Asia/Dubai' }));

clockContract('The clock of a page that is being hydrated', () =>
  hydrationClock(systemClock(), { now: NOON.toString(), timeZone: 'Asia/Dubai' }),
);

clockContract('The clock of a page that is hydrated', () => {
  const clock = hydrationClock(systemClock(), { now: NOON.toString(), timeZone: 'Asia/Dubai' });
  clock.release();
  return clock;
});

describe('a stopped clock', () => {
  it('returns the time and the zone that it was given', () => {
    const clock = systemClock({ now: NOON, timeZone: 'Asia/Dubai' });
    expect([clock.now(), clock.timeZone()]).toEqual([NOON, 'Asia/Dubai']);
  });
});

describe.each([
  ['random ids', () => uuidSource()],
  [
    'random ids on a page without https',
    () => uuidSource({ getRandomValues: (bytes) => crypto.getRandomValues(bytes) }),
  ],
  ['ids after those of a recording', () => recordedIds([], uuidSource())],
])('%s', (_, make) => {
  it('are UUIDs of version 4, and no two are alike', () => {
    const ids = make();
    const made = Array.from({ length: 1000 }, ids.next);
    for (const id of made) expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
    expect(new Set(made).size).toBe(1000);
  });
});

describe('the ids of a recording', () => {
  it('come in their order', () => {
    const ids = recordedIds(['first', 'second'], { next: () => 'another' });
    expect([ids.next(), ids.next(), ids.next()]).toEqual(['first', 'second', 'another']);
  });
});
