import type { Clock } from '../../src/application/shared/clock.port.ts';
import { aMovedClock } from './a-moved-clock.ts';

/** A clock whose time of day somebody sets, forwards and back, while its timers run on. */
export function aJumpingClock(): Clock & { advance(milliseconds: number): void; jump(milliseconds: number): void } {
  const clock = aMovedClock();
  let off = 0;
  return {
    ...clock,
    now: () => clock.now().add({ milliseconds: off }),
    jump(milliseconds) {
      off += milliseconds;
    },
  };
}
