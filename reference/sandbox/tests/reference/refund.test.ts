import { test } from '@fast-check/vitest';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Booking } from '../../api/reference/bookings/booking.ts';
import { refundAmount } from '../../api/reference/bookings/refund.ts';

const aBooking = (freeCancellationUntil: string | null, moreFields: object = {}) =>
  ({
    status: 'confirmed',
    start: '2026-02-10',
    price: { amount: 400.5, currency: 'USD' },
    offer: { freeCancellationUntil },
    ...moreFields,
  }) as Booking;

it.each([
  ['2026-02-07', '2026-02-07', 400.5],
  ['2026-02-07', '2026-02-08', 200.25],
  [null, '2026-02-01', 0],
])('free until %s, cancelled on %s: %d is paid back', (free, today, amount) => {
  expect(refundAmount(aBooking(free), today)).toEqual({ amount, currency: 'USD' });
});

it('nothing can be paid back once the trip has begun, or was cancelled', () => {
  expect(refundAmount(aBooking('2026-02-07'), '2026-02-10')).toBeNull();
  expect(refundAmount(aBooking('2026-02-07', { status: 'cancelled' }), '2026-02-01')).toBeNull();
});

test.prop([fc.nat(1_000_000), fc.constantFrom(null, '2026-02-07'), fc.constantFrom('2026-02-01', '2026-02-09')])(
  'never more is paid back than was paid',
  (cents, free, today) => {
    const paidBooking = aBooking(free, { price: { amount: cents / 100, currency: 'USD' } });
    const { amount = -1 } = refundAmount(paidBooking, today) ?? {};
    expect(amount).toBeGreaterThanOrEqual(0);
    expect(amount).toBeLessThanOrEqual(cents / 100);
  },
);
