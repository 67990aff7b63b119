import { describe, expect, it } from 'vitest';
import { hydrationClock } from '../../src/infrastructure/browser/hydration-clock.ts';
import { systemClock } from '../../src/infrastructure/platform/system-clock.ts';
import { uuidSource } from '../../src/infrastructure/platform/uuid-source.ts';
import { recordedIds } from '../../src/infrastructure/wiring/recorded-adapters.ts';
import { clockContract } from './clock.contract.ts';
import { idSourceContract } from './id-source.contract.ts';

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

idSourceContract('Random ids', () => uuidSource());

idSourceContract('Random ids on a page without https', () =>
  uuidSource({ getRandomValues: (bytes) => crypto.getRandomValues(bytes) }),
);

idSourceContract('Ids after those of a recording', () => recordedIds([], uuidSource()));

describe('the ids of a recording', () => {
  it('come in their order', () => {
    const ids = recordedIds(['first', 'second'], { next: () => 'another' });
    expect([ids.next(), ids.next(), ids.next()]).toEqual(['first', 'second', 'another']);
  });
});
