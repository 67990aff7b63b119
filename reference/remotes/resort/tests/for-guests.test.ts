import { parseResortOffer } from '@livery/contract/wire/resort-wire';
import { expect, it } from 'vitest';
import { dealForGuests, isTooSmall } from '../results/for-guests.ts';

const ratesOf = (total: number) => ({ total, base: null, taxesAndFees: 0, markupPercentage: null });
const ROOMS = [
  { sleeps: 2, price: 100, rates: ratesOf(100) },
  { sleeps: 8, price: 300, rates: ratesOf(300) },
  { sleeps: 4, price: 200, rates: ratesOf(200) },
  { sleeps: 4 },
  { price: 1 },
];
const dealOf = (moreFields: object) => {
  const deal = parseResortOffer({ id: 'a', name: 'A', price: 100, currency: 'EUR', ...moreFields });
  if (deal === undefined) throw new Error('It has an id and a name.');
  return deal;
};

it.each([
  [2, 100, false],
  [3, 200, false],
  [5, 300, false],
  [9, undefined, true],
])('a resort costs %d guests what the cheapest room costs that they all sleep in', (guests, amount, tooSmall) => {
  const deal = dealOf({ rooms: ROOMS });
  expect(dealForGuests(guests, deal).price?.amount).toBe(amount);
  expect(dealForGuests(guests, deal).rates?.total).toBe(amount);
  expect(isTooSmall(guests, deal)).toBe(tooSmall);
});

it('one whose service tells nothing of its rooms costs what it says', () => {
  expect(dealForGuests(9, dealOf({})).price).toEqual({ amount: 100, currency: 'EUR' });
  expect(isTooSmall(9, dealOf({ rooms: null }))).toBe(false);
});
