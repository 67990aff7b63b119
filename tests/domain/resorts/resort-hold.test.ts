import { test } from '@fast-check/vitest';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Hold, type HoldEvent, nextHold, releaseRequest } from '../../../src/domain/resorts/hold.ts';

const noonInstant = Temporal.Instant.from('2026-11-21T12:00:00Z');

const heldHold: Hold = { kind: 'held', reference: 'R1', expiresAt: noonInstant };

const releasingHold: Hold = { kind: 'releasing', reference: 'R1', expiresAt: noonInstant };

const releasedHold: Hold = { kind: 'released', reference: 'R1' };

const expiredHold: Hold = { kind: 'expired', reference: 'R1' };

const timePassed = (time: string): HoldEvent => ({
  kind: 'time-passed',
  now: Temporal.Instant.from(`2026-11-21T${time}Z`),
});

const anyEvent: fc.Arbitrary<HoldEvent> = fc.oneof(
  fc.constantFrom<HoldEvent>({ kind: 'release-requested' }, { kind: 'release-confirmed' }, { kind: 'release-failed' }),
  fc
    .integer({ min: -5000, max: 5000 })
    .map((milliseconds): HoldEvent => ({ kind: 'time-passed', now: noonInstant.add({ milliseconds }) })),
);

// @rule 4.22, 8.1
describe('nextHold: a hold and its release (rules 4.22)', () => {
  it('goes from held over releasing to released', () => {
    expect(nextHold(heldHold, { kind: 'release-requested' })).toEqual(releasingHold);
    expect(nextHold(releasingHold, { kind: 'release-confirmed' })).toEqual(releasedHold);
  });

  it('is held again, until the same time, when the release fails', () => {
    expect(nextHold(releasingHold, { kind: 'release-failed' })).toEqual(heldHold);
  });

  it('is released when the resort reports so on its own', () => {
    expect(nextHold(heldHold, { kind: 'release-confirmed' })).toEqual(releasedHold);
  });

  it.each([heldHold, releasingHold])('runs out at its very instant while $kind, not a millisecond before', (hold) => {
    expect(nextHold(hold, timePassed('11:59:59.999'))).toBe(hold);
    expect(nextHold(hold, timePassed('12:00:00'))).toEqual(expiredHold);
    expect(nextHold(hold, timePassed('12:00:00.001'))).toEqual(expiredHold);
  });

  it('never runs out where the resort set no time', () => {
    const forever: Hold = { ...heldHold, expiresAt: null };
    expect(nextHold(forever, timePassed('23:59:59'))).toBe(forever);
  });

  it('stays the same object where an event means nothing to it', () => {
    expect(nextHold(heldHold, { kind: 'release-failed' })).toBe(heldHold);
    expect(nextHold(releasingHold, { kind: 'release-requested' })).toBe(releasingHold);
  });

  test.prop([fc.constantFrom(releasedHold, expiredHold), fc.array(anyEvent)])(
    'is over once released or expired, whatever comes',
    (over, events) => {
      expect(events.reduce(nextHold, over)).toBe(over);
    },
  );

  test.prop([fc.array(anyEvent)])(
    'keeps its reference through every history',
    (events) => events.reduce(nextHold, heldHold).reference === 'R1',
  );

  test.prop([fc.array(anyEvent)])('is over by its end in every history that saw it', (events) => {
    expect(['released', 'expired']).toContain([...events, timePassed('12:00:00')].reduce(nextHold, heldHold).kind);
  });

  it('names the event that is not handled, where the compiler was circumvented', () => {
    expect(() => nextHold(heldHold, { kind: 'lost' } as never)).toThrow('lost');
  });
});

// @rule 4.22, 7.15
describe('releaseRequest: "a hold is released with status RELEASE" (rules 4.22)', () => {
  it('releases what is held, by its reference', () => {
    expect(releaseRequest({ kind: 'held', reference: ' R-77 ', expiresAt: null })).toEqual({
      ok: true,
      value: { reference: 'R-77', status: 'RELEASE' },
    });
  });

  it.each([
    [{ kind: 'releasing', reference: 'R1', expiresAt: null }, 'under-way'],
    [{ kind: 'released', reference: 'R1' }, 'released'],
    [{ kind: 'expired', reference: 'R1' }, 'expired'],
    [{ kind: 'held', reference: '  ', expiresAt: null }, 'no-reference'],
    [{ kind: 'released', reference: '' }, 'no-reference'],
  ] as const)('allows nothing on %j: %s', (hold, reason) => {
    expect(releaseRequest(hold)).toEqual({ ok: false, error: { kind: 'release-refused', reason } });
  });
});
