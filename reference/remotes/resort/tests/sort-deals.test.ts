import { test } from '@fast-check/vitest';
import type { ResortOffer } from '@livery/contract/resorts/resort-deal';
import { milesBetween } from '@livery/contract/trip/miles-between';
import { parseResortOffer } from '@livery/contract/wire/resort-wire';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { sortDeals } from '../results/sort-deals.ts';

const HERE_POINT = { latitude: 3.2, longitude: 73.2 };
const [RESORT] = [parseResortOffer({ id: 'a', name: 'A' })];
if (RESORT === undefined) throw new Error('It has an id and a name.');
const resort: ResortOffer = RESORT;
const anyDeal = fc
  .option(fc.record({ latitude: fc.integer({ min: -80, max: 80 }), longitude: fc.integer({ min: -179, max: 179 }) }))
  .map((point): ResortOffer => ({ ...resort, point }));

test.prop([fc.array(anyDeal, { maxLength: 12 })])(
  'the nearest resort comes first, those without a place last',
  (deals) => {
    const miles = sortDeals(deals, 'nearest', HERE_POINT).map(({ point }) =>
      point === null ? Number.POSITIVE_INFINITY : milesBetween(point, HERE_POINT),
    );
    expect(miles).toEqual([...miles].sort((a, b) => a - b));
  },
);

it('resorts stay in the order of the service if it is not known where the visitor searches', () => {
  const deals = [60, 10, 30].map((latitude) => ({ ...resort, point: { latitude, longitude: 0 } }));
  expect(sortDeals(deals, 'nearest', null)).toEqual(deals);
});
