import type { CarOffer } from '../offer/offer.ts';
import type { ProductResults } from '../product/results-plan.ts';
import { categoryFacet, codeFacet, nameFacet, productFacet, TAG_FACET } from '../results/facets.ts';

const SEAT_COUNTS = ['4', '5', '7'];

export const carResults: ProductResults<CarOffer> = {
  facets: [
    categoryFacet(['economy', 'compact', 'suv', 'van', 'luxury']),
    productFacet(
      'car',
      (car) => [car.transmission],
      codeFacet('transmission', 'transmissions', ['automatic', 'manual']),
    ),
    productFacet('car', ({ fuel }) => [fuel], codeFacet('fuel', 'fuels', ['electric', 'hybrid', 'petrol', 'diesel'])),
    productFacet('car', ({ seats }) => seatBands(seats), codeFacet('seats', 'seatBands', SEAT_COUNTS)),
    nameFacet('car', 'supplier', ({ supplier }) => supplier.name),
    TAG_FACET,
  ],
  orders: ['recommended', 'cheapest', 'dearest'],
  figures: {},
  companyOf: ({ supplier }) => supplier,
  unitsOf: ({ days }) => ({ unit: 'day', count: days ?? 1 }),
};

function seatBands(seats: number | null): readonly string[] {
  return SEAT_COUNTS.filter((least) => seats !== null && seats >= Number(least));
}
