import { expect, it } from 'vitest';
import { readDeals } from '../../../remotes/resort/results/deals-wire.ts';

it('has for a party the price of the cheapest room that it fits in', () => {
  const room = (sleeps: number, price: number) => ({ sleeps, price, currency: 'USD' });
  const data = [{ id: 'a', name: 'A', price: 90, currency: 'USD', rooms: [room(4, 300), room(2, 90), room(3, 120)] }];
  const priceFor = (guests: number) => readDeals({ data }, 'USD', guests)?.[0]?.price?.amount;
  expect([1, 2, 3, 4, 5].map(priceFor)).toEqual([90, 90, 120, 300, undefined]);
});
