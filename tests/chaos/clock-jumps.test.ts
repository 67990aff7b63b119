import { test } from '@fast-check/vitest';
import { err, ok } from '@livery/contract/shared/result';
import { runCount } from '@livery/testkit/runs';
import fc from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Clock } from '../../src/application/shared/clock.port.ts';
import type { HotelDealSearch } from '../../src/domain/deals/deal-search.ts';
import { systemClock } from '../../src/infrastructure/platform/system-clock.ts';
import { createShell } from '../../src/infrastructure/wiring/create-shell.ts';
import { aMovedClock } from '../support/a-moved-clock.ts';
import { livesOf, watchLives } from '../support/chaos/live-values.ts';
import { anAgency } from '../support/data/an-agency.ts';
import { aBrowsedPage } from '../support/pages/a-browsed-page.ts';
import { SILENT_SOURCES, scriptedAdapters } from '../support/scripted-adapters.ts';

/** A clock whose time of day can be set forwards and back while its timers run on. */
function aJumpingClock(): Clock & { advance(milliseconds: number): void; jump(milliseconds: number): void } {
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

const SIGNAL = new AbortController().signal;

const { resorts: silent } = SILENT_SOURCES;

/** A resort service with a hold until this moment. */
function holdingUntil(expiresAt: string) {
  const hold = { kind: 'held', reference: 'H-1', expiresAt: Temporal.Instant.from(expiresAt) } as const;
  return { ...silent, holdCheck: async () => ok(hold) };
}

/** Up to a year, forwards or back. */
const anyJump = fc.integer({ min: -31_536_000_000, max: 31_536_000_000 });

const anyJumps = fc.array(anyJump, { minLength: 1, maxLength: 10 });

afterEach(() => {
  vi.useRealTimers();
});

describe('a clock that is set while the page is open', () => {
  test.prop([anyJumps], { numRuns: runCount(50) })(
    'moves no wait: leaving takes 100 ms, the popup five seconds, typing its pause, a hold its time',
    async (jumps) => {
      const clock = aJumpingClock();
      const page = aBrowsedPage('http://aurora.localhost/');
      const readHotels = vi.fn(async () => ok([]));
      const { session, savePrice, trip, resorts, agency } = createShell(
        scriptedAdapters({
          clock,
          page,
          agencies: { read: async () => ok(anAgency()) },
          places: { ...SILENT_SOURCES.places, hotels: readHotels },
          // In ten minutes.
          resorts: holdingUntil('2026-11-21T20:40:00Z'),
        }),
      );
      agency.load();
      await resorts.checkHold(SIGNAL);
      savePrice.homeEntered();
      trip.hotels.type('lis');
      session.leave();
      let passed = 0;
      const wait = (milliseconds: number) => {
        for (const jump of jumps) clock.jump(jump);
        clock.advance(milliseconds - passed);
        passed = milliseconds;
        return [
          page.leaveFor.mock.calls.length,
          readHotels.mock.calls.length,
          savePrice.isOpen.now(),
          resorts.hold.now()?.kind,
        ];
      };
      expect(wait(99)).toEqual([0, 0, false, 'held']);
      expect(wait(100)).toEqual([1, 0, false, 'held']);
      expect(wait(200)).toEqual([1, 1, false, 'held']);
      expect(wait(5_000)).toEqual([1, 1, true, 'held']);
      expect(wait(599_999)).toEqual([1, 1, true, 'held']);
      expect(wait(600_000)).toEqual([1, 1, true, 'expired']);
    },
  );

  test.prop([anyJumps], { numRuns: runCount(50) })(
    'has deals searched by the day that it shows then',
    async (jumps) => {
      const clock = aJumpingClock();
      const searches: HotelDealSearch[] = [];
      const deals = {
        ...SILENT_SOURCES.deals,
        hotels: async (search: HotelDealSearch) => {
          searches.push(search);
          return ok([]);
        },
      };
      const shell = createShell(scriptedAdapters({ clock, deals }));
      for (const jump of jumps) {
        clock.jump(jump);
        shell.deals.hotels.load();
        const tomorrow = clock.now().toZonedDateTimeISO('Asia/Dubai').toPlainDate().add({ days: 1 });
        expect(searches.at(-1)?.stay.checkIn.toString()).toBe(tomorrow.toString());
      }
    },
  );
});

describe('a time that no timer can count to', () => {
  it('does not let a hold run out at once', async () => {
    vi.useFakeTimers();
    const resorts = holdingUntil('+275000-01-01T00:00:00Z');
    const shell = createShell(scriptedAdapters({ clock: systemClock(), resorts }));
    await shell.resorts.checkHold(SIGNAL);
    vi.advanceTimersByTime(3_600_000);
    expect(shell.resorts.hold.now()?.kind).toBe('held');
  });

  it.each(['-271821-04-20T00:00:00Z', '+275760-09-13T00:00:00Z'])(
    'on the device’s own clock (%s) fails what hangs on the day, and no live value',
    async (edge) => {
      const clock = { ...aJumpingClock(), now: () => Temporal.Instant.from(edge) };
      const rates = { read: async () => ok({ rates: new Map([['USD', 1]]), date: undefined }) };
      const shell = createShell(
        scriptedAdapters({ clock, rates, agencies: { read: async () => err({ kind: 'unreachable' }) } }),
      );
      const watch = watchLives(livesOf(shell));
      shell.start();
      for (const tab of ['hotels', 'activities', 'cars'] as const) shell.deals.chooseTab(tab);
      await new Promise(setImmediate);
      expect(watch.problems()).toEqual([]);
    },
  );
});
