import { test } from '@fast-check/vitest';
import { err, ok } from '@livery/contract/shared/result';
import { runCount } from '@livery/testkit/runs';
import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { createResorts } from '../../../src/application/resorts/create-resorts.ts';
import type { ResortService } from '../../../src/application/resorts/resort-service.port.ts';
import { createRefetch } from '../../../src/application/shared/refetch.ts';
import type { Hold } from '../../../src/domain/resorts/hold.ts';
import { aMovedClock } from '../../support/a-moved-clock.ts';

const SIGNAL = new AbortController().signal;

function serviceOf(overrides: Partial<ResortService> = {}): ResortService {
  return {
    search: async () => ok([]),
    deals: async () => ok([]),
    holdCheck: async () => ok(null),
    release: async () => ok(undefined),
    availability: async (propertyId) => ok({ propertyId, available: true }),
    ...overrides,
  };
}

// @rule 4.22, 7.15, 8.1, 8.3
describe('resort deals (rules §4)', () => {
  test.prop([fc.scheduler(), fc.integer({ min: 2, max: 5 })], { numRuns: runCount(12) })(
    'of a new request cancel the one that is under way, in whatever order responses arrive',
    async (scheduler, times) => {
      const signals: AbortSignal[] = [];
      const respond = scheduler.scheduleFunction(async (name: string) =>
        ok([{ id: name, name, image: '', location: '', rating: null, price: null }]),
      );
      const resorts = createResorts({
        clock: aMovedClock(),
        refetch: createRefetch(),
        resorts: serviceOf({
          deals: ({ body }, signal) => {
            signals.push(signal);
            return respond(String(body.lat));
          },
        }),
      });
      for (let latitude = 1; latitude <= times; latitude++) resorts.findDeals({ latitude, longitude: 0 });
      await scheduler.waitIdle();
      expect(signals.slice(0, -1).every(({ aborted }) => aborted)).toBe(true);
      expect(resorts.deals.now()).toMatchObject({ kind: 'list', deals: [{ name: String(times) }] });
    },
  );

  it('around a point off the globe are refused without a request', () => {
    const deals = vi.fn(async () => ok([]));
    const resorts = createResorts({ clock: aMovedClock(), refetch: createRefetch(), resorts: serviceOf({ deals }) });
    resorts.findDeals({ latitude: 91, longitude: 0 });
    expect(resorts.deals.now()).toMatchObject({ kind: 'failed', failure: { kind: 'coordinates-out-of-range' } });
    expect(deals).not.toHaveBeenCalled();
  });
});

describe('a hold (rules §4, resort)', () => {
  const HELD: Hold = { kind: 'held', reference: 'H-1', expiresAt: Temporal.Instant.from('2026-11-21T20:40:00Z') };

  function holding(overrides: Partial<ResortService> = {}) {
    const clock = aMovedClock();
    const release = vi.fn<ResortService['release']>(async () => ok(undefined));
    const resorts = createResorts({
      clock,
      refetch: createRefetch(),
      resorts: serviceOf({ holdCheck: async () => ok(HELD), release, ...overrides }),
    });
    return { resorts, clock, release };
  }

  it('is released with status RELEASE, once', async () => {
    const { resorts, release } = holding();
    await resorts.checkHold(SIGNAL);
    expect(await resorts.release(SIGNAL)).toEqual(ok(undefined));
    expect(release).toHaveBeenCalledExactlyOnceWith({ reference: 'H-1', status: 'RELEASE' }, SIGNAL);
    expect(resorts.hold.now()).toEqual({ kind: 'released', reference: 'H-1' });
    expect(await resorts.release(SIGNAL)).toMatchObject({ error: { kind: 'release-refused', reason: 'released' } });
  });

  it('stays held when the release fails', async () => {
    const { resorts } = holding({ release: async () => err({ kind: 'refused', status: 500, message: '' }) });
    await resorts.checkHold(SIGNAL);
    await resorts.release(SIGNAL);
    expect(resorts.hold.now()).toEqual(HELD);
  });

  it('expires at its time', async () => {
    const { resorts, clock } = holding();
    await resorts.checkHold(SIGNAL);
    clock.advance(10 * 60_000 - 1);
    expect(resorts.hold.now()?.kind).toBe('held');
    clock.advance(1);
    expect(resorts.hold.now()).toEqual({ kind: 'expired', reference: 'H-1' });
  });

  it('that there is none of can not be released', async () => {
    const { resorts, release } = holding();
    expect(await resorts.release(SIGNAL)).toMatchObject({ error: { reason: 'no-reference' } });
    expect(release).not.toHaveBeenCalled();
  });
});
