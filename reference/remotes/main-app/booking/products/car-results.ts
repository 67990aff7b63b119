import type { CarOffer } from '../offer/offer.ts';
import type { ProductResults } from '../product/results-plan.ts';
import { categoryFacet, codes, facetOf, nameFacet, TAGS } from '../results/facets.ts';

const SEATS = ['4', '5', '7'];

export const carResults: ProductResults<CarOffer> = {
  facets: [
    categoryFacet(['economy', 'compact', 'suv', 'van', 'luxury']),
    facetOf('car', (car) => [car.transmission], codes('transmission', 'transmissions', ['automatic', 'manual'])),
    facetOf('car', ({ fuel }) => [fuel], codes('fuel', 'fuels', ['electric', 'hybrid', 'petrol', 'diesel'])),
    facetOf('car', ({ seats }) => seatBands(seats), codes('seats', 'seatBands', SEATS)),
    nameFacet('car', 'supplier', ({ supplier }) => supplier.name),
    TAGS,
  ],
  orders: ['recommended', 'cheapest', 'dearest'],
  figures: {},
  companyOf: ({ supplier }) => supplier,
  unitsOf: ({ days }) => ({ unit: 'day', count: days ?? 1 }),
};

function seatBands(seats: number | null): readonly string[] {
  return SEATS.filter((least) => seats !== null && seats >= Number(least));
}
