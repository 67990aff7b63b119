import { test } from '@fast-check/vitest';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Hold, type HoldEvent, nextHold, releaseRequest } from '../../../src/domain/resorts/hold.ts';

const noon = Temporal.Instant.from('2026-11-21T12:00:00Z');

const held: Hold = { kind: 'held', reference: 'R1', expiresAt: noon };

const releasing: Hold = { kind: 'releasing', reference: 'R1', expiresAt: noon };

const released: Hold = { kind: 'released', reference: 'R1' };

const expired: Hold = { kind: 'expired', reference: 'R1' };

const at = (time: string): HoldEvent => ({ kind: 'time-passed', now: Temporal.Instant.from(`2026-11-21T${time}Z`) });

const anyEvent: fc.Arbitrary<HoldEvent> = fc.oneof(
  fc.constantFrom<HoldEvent>({ kind: 'release-requested' }, { kind: 'release-confirmed' }, { kind: 'release-failed' }),
  fc
    .integer({ min: -5000, max: 5000 })
    .map((milliseconds): HoldEvent => ({ kind: 'time-passed', now: noon.add({ milliseconds }) })),
);

// @rule 4.22, 8.1
describe('nextHold: a hold and its release (rules 4.22)', () => {
  it('goes from held over releasing to released', () => {
    expect(nextHold(held, { kind: 'release-requested' })).toEqual(releasing);
    expect(nextHold(releasing, { kind: 'release-confirmed' })).toEqual(released);
  });

  it('is held again, until the same time, when the release fails', () => {
    expect(nextHold(releasing, { kind: 'release-failed' })).toEqual(held);
  });

  it('is released when the resort reports so on its own', () => {
    expect(nextHold(held, { kind: 'release-confirmed' })).toEqual(released);
  });

  it.each([held, releasing])('runs out at its very instant while $kind, not a millisecond before', (hold) => {
    expect(nextHold(hold, at('11:59:59.999'))).toBe(hold);
    expect(nextHold(hold, at('12:00:00'))).toEqual(expired);
    expect(nextHold(hold, at('12:00:00.001'))).toEqual(expired);
  });

  it('never runs out where the resort set no time', () => {
    const forever: Hold = { ...held, expiresAt: null };
    expect(nextHold(forever, at('23:59:59'))).toBe(forever);
  });

  it('stays the same object where an event means nothing to it', () => {
    expect(nextHold(held, { kind: 'release-failed' })).toBe(held);
    expect(nextHold(releasing, { kind: 'release-requested' })).toBe(releasing);
  });

  test.prop([fc.constantFrom(released, expired), fc.array(anyEvent)])(
    'is over once released or expired, whatever comes',
    (over, events) => {
      expect(events.reduce(nextHold, over)).toBe(over);
    },
  );

  test.prop([fc.array(anyEvent)])(
    'keeps its reference through every history',
    (events) => events.reduce(nextHold, held).reference === 'R1',
  );

  test.prop([fc.array(anyEvent)])('is over by its end in every history that saw it', (events) => {
    expect(['released', 'expired']).toContain([...events, at('12:00:00')].reduce(nextHold, held).kind);
  });

  it('names the event that is not handled, where the compiler was circumvented', () => {
    expect(() => nextHold(held, { kind: 'lost' } as never)).toThrow('lost');
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
