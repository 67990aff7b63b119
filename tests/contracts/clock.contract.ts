import { describe, expect, it } from 'vitest';
import type { Clock } from '../../src/application/shared/clock.port.ts';

/** The contract of every clock. */
export function clockContract(name: string, make: () => Clock): void {
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
