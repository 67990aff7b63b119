import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import rates from '../../world/rates.json' with { type: 'json' };
import {
  type ABooking,
  aRequest,
  bookingIn,
  dataOf,
  personHeaders,
  sandboxOfEachTest,
  visitorHeaders,
} from './support/a-sandbox.ts';

const { anOffer, book, get, letSeeWallet, post, request, restart, setTime } = sandboxOfEachTest();

interface Wallet {
  readonly balance: { readonly amount: number; readonly currency: string };
  readonly entries: readonly { readonly id: string; readonly kind: string; readonly amount: number }[];
}

const wallet = async (id: string) => dataOf<Wallet>(await get('wallet', personHeaders(id)));
const CREDIT = { payment: { method: 'credit' } };
const cents = (amount: number) => Math.round(amount * 100);
const inPounds = (dollars: number) => Math.round(dollars * rates.rates.GBP * 100) / 100;
const adds = ({ balance, entries }: Wallet) =>
  expect(entries.reduce((sum, { amount }) => sum + cents(amount), 0)).toBe(cents(balance.amount));

async function pay(id: string, key: string | null = null): Promise<ABooking> {
  const response = await book(aRequest((await anOffer()).id, { ...CREDIT, idempotencyKey: key }), personHeaders(id));
  expect([200, 201]).toContain(response.status);
  return bookingIn(response);
}

const cancel = ({ referenceNumber }: ABooking, id: string) =>
  post(`bookings/${referenceNumber}/cancel`, {}, personHeaders(id));

const entriesOf = ({ entries }: Wallet, { referenceNumber }: ABooking) =>
  entries.filter(({ id }) => id.startsWith(referenceNumber)).map(({ kind, amount }) => [kind, amount]);

describe('a booking that an agent pays from their credit', () => {
  it('takes its price in the currency of the credit, and the statement and the profile show it', async () => {
    const before = await wallet('agent');
    const booked = await pay('agent');
    const { amount } = booked['price'] as { amount: number };
    const paid = inPounds(amount);
    expect(booked['payment']).toEqual({ method: 'credit', paid: { amount: paid, currency: 'GBP' } });
    const after = await wallet('agent');
    const [commission, payment] = entriesOf(after, booked);
    expect(payment).toEqual(['payment', -paid]);
    expect(cents(after.balance.amount)).toBe(
      cents(before.balance.amount) + cents(Number(commission?.[1])) - cents(paid),
    );
    adds(after);
    const { json } = await request('/api/user/profile', { headers: personHeaders('agent') });
    expect(json).toMatchObject({ personal_info: { credits: after.balance } });
  });

  it('takes it once, however often the same request comes', async () => {
    const booked = await pay('agent', 'key-1');
    const once = await wallet('agent');
    expect(await pay('agent', 'key-1')).toEqual(booked);
    expect(await wallet('agent')).toEqual(once);
  });

  it('is given back as the refund rules say, on whatever day it is cancelled', async () => {
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 0, max: 5 }), fc.integer({ min: 1, max: 9 }), async (which, day) => {
        restart();
        const { id } = await anOffer('hotel', which);
        const response = await book(aRequest(id, CREDIT), personHeaders('owner'));
        const booked = bookingIn(response);
        setTime(`2026-02-0${day}T12:00:00Z`);
        await cancel(booked, 'owner');
        const { price, refunded, payment } = bookingIn(
          await get(`bookings/${booked.referenceNumber}`, personHeaders('owner')),
        ) as unknown as {
          price: { amount: number };
          refunded: { amount: number };
          payment: { paid: { amount: number } };
        };
        const after = await wallet('owner');
        const back = after.entries.find((entry) => entry.id === `${booked.referenceNumber}-refund`)?.amount ?? 0;
        expect(back / payment.paid.amount).toBeCloseTo(refunded.amount / price.amount, 3);
        adds(after);
      }),
      { numRuns: 12 },
    );
  });

  it('is refused beyond what there is, and nothing is taken', async () => {
    await letSeeWallet('sales');
    const { id } = await anOffer();
    const statuses: number[] = [];
    for (let count = 0; count < 12; count += 1) {
      statuses.push((await book(aRequest(id, CREDIT), personHeaders('sales'))).status);
    }
    const { balance } = await wallet('sales');
    expect(statuses).toContain(402);
    expect(balance.amount).toBeGreaterThanOrEqual(0);
    const { status, json } = await book(aRequest(id, CREDIT), personHeaders('sales'));
    expect([status, json]).toEqual([
      402,
      { message: expect.stringMatching(/^The credit of .* is less than the price/) },
    ]);
    expect(await wallet('sales')).toMatchObject({ balance });
  });

  it.each([
    ['a visitor', visitorHeaders()],
    ['a traveller', personHeaders('traveller')],
    ['a traveller with a reward wallet', personHeaders('rewarded')],
  ])('is refused to %s', async (_, headers) => {
    expect((await book(aRequest((await anOffer()).id, CREDIT), headers)).status).toBe(403);
  });

  it('is refused to agents without credit', async () => {
    expect((await book(aRequest((await anOffer()).id, CREDIT), personHeaders('restricted'))).status).toBe(402);
  });

  it.each([{ method: 'credit', amount: 1 }, { method: 'credits' }, { method: ['credit'] }, 'credit'])(
    'is refused as %j',
    async (payment) => {
      expect((await book(aRequest((await anOffer()).id, { payment }), personHeaders('agent'))).status).toBe(400);
    },
  );
});
