import { expect, it } from 'vitest';
import type { Offer } from '../../booking/offer/offer.ts';
import { offerItem } from '../../booking/product/offer-item.ts';

const titleOf = (offer: object) =>
  offerItem({ product: 'flight', id: 'f', name: 'Northwind to Lisbon', price: { total: 1 }, ...offer } as Offer, '/')
    .title;

const airline = { name: 'Northwind' };
const outboundFlight = { from: 'LHR', to: 'LIS' };

it.each([
  [{ airline, legs: [outboundFlight] }, 'Northwind: LHR – LIS'],
  [{ airline, legs: [outboundFlight, { from: 'LIS', to: 'LHR' }] }, 'Northwind: LHR – LIS – LHR'],
  [{ airline, legs: [] }, 'Northwind to Lisbon'],
  [{ airline: { name: '' }, legs: [outboundFlight] }, 'Northwind to Lisbon'],
  [{ product: 'hotel', name: 'Hotel Alcove' }, 'Hotel Alcove'],
])('what is saved of an offer is read in every language: %o', (offer, title) => {
  expect(titleOf(offer)).toBe(title);
});
