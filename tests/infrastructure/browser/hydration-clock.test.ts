import { expect, it } from 'vitest';
import { hydrationClock } from '../../../src/infrastructure/browser/hydration-clock.ts';
import { aMovedClock } from '../../support/a-moved-clock.ts';

// @rule 4.24
it('the clock of a page that is being hydrated stands still at the server’s time, then is the device’s', async () => {
  const device = aMovedClock();
  const clock = hydrationClock(device, { now: '2026-11-20T10:00:00Z', timeZone: 'America/Lima' });
  const read = () => [clock.now().toString(), clock.timeZone()];
  expect(read()).toEqual(['2026-11-20T10:00:00Z', 'America/Lima']);
  device.advance(60_000);
  expect(read()).toEqual(['2026-11-20T10:00:00Z', 'America/Lima']);
  expect(clock.scheduler).toBe(device.scheduler);
  clock.release();
  await expect(clock.released).resolves.toBeUndefined();
  expect(read()).toEqual(['2026-11-21T20:31:00Z', 'Asia/Dubai']);
});
