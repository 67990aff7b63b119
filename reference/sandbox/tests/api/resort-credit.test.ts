import { describe, expect, it } from 'vitest';
import rates from '../../world/rates.json' with { type: 'json' };
import { dataOf } from '../reference/support/a-sandbox.ts';
import { aService, GUEST, OWNER, referenceIn, unitWith } from '../support/a-resort-service.ts';

const AGENT = { 'x-access-token': 'sandbox-aurora-agent' };

interface Wallet {
  readonly balance: { readonly amount: number; readonly currency: string };
  readonly entries: readonly { readonly id: string; readonly kind: string; readonly amount: number }[];
}

interface Stay {
  readonly total: number;
}

/** A resort service with a person who books from their credit. */
function aCreditService() {
  const service = aService(unitWith(4));
  return {
    ...service,
    pay: (reference: string, headers: object) =>
      service.request('/itineraries', {
        method: 'POST',
        body: { reference_number: reference, ...GUEST, payment: { method: 'credit' } },
        headers: { 'x-correlation-id': 'c', 'x-session-id': 's', ...headers },
      }),
    wallet: async () => dataOf<Wallet>(await service.get('wallet', AGENT)),
  };
}

const cents = (amount: number) => Math.round(amount * 100);

describe('a resort that an agent pays from their credit', () => {
  it('takes what was shown, once, and stands in the statement', async () => {
    const { hold, pay, wallet, get } = aCreditService();
    const before = await wallet();
    const { currency } = before.balance;
    const held = await hold('s', { currency });
    const { stay } = dataOf<{ stay: Stay }>(held);
    const reference = referenceIn(held);
    for (let time = 0; time < 2; time += 1) expect((await pay(reference, AGENT)).status).toBe(201);
    const paid = { method: 'credit', paid: { amount: stay.total, currency } };
    expect(dataOf(await get(`bookings/${reference}`, OWNER))).toMatchObject({ payment: paid });
    // The booking's price is in US dollars, the hold's was in another currency.
    const { price } = dataOf<{ price: { amount: number } }>(await get(`bookings/${reference}`, OWNER));
    expect(price.amount * rates.rates.GBP).toBeCloseTo(stay.total, 1);
    const after = await wallet();
    const since = after.entries.filter(({ id }) => id.startsWith(reference));
    expect(since.filter(({ kind }) => kind === 'payment').map(({ amount }) => amount)).toEqual([-stay.total]);
    const sum = since.reduce((all, { amount }) => all + cents(amount), 0);
    expect(cents(after.balance.amount)).toBe(cents(before.balance.amount) + sum);
  });
});
