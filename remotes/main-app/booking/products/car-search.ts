import { timeOf } from '@livery/remote';
import { DROP_OFF, isPlace, PICK_UP, type SearchValues, carSearch as searchPlan } from '@livery/remote/search';
import type { CarOffer } from '../offer/offer.ts';
import type { ProductSearch } from '../product/search-plan.ts';
import { categoryFacet, codes, facetOf, nameFacet, TAGS } from '../results/facets.ts';

const SEATS = ['4', '5', '7'];

export const carSearch: ProductSearch<CarOffer> = {
  plan: searchPlan,
  call(values) {
    const back = isPlace(values, DROP_OFF) ? DROP_OFF : PICK_UP;
    return {
      pickupLatitude: values[PICK_UP.latitude],
      pickupLongitude: values[PICK_UP.longitude],
      returnLatitude: values[back.latitude],
      returnLongitude: values[back.longitude],
      pickUpDateTime: withSeconds(values['pickUpDateTime']),
      returnDateTime: withSeconds(values['returnDateTime']),
      age: values['age'],
      countryOfResidence: values['residence'],
    };
  },
  searchAgain: ({ query, places: [first = '', second = ''] }) => ({
    pickUp: first,
    ...query,
    ...timesOf(query),
    ...(returnsElsewhere(query) ? { dropOff: second } : NO_DROP_OFF),
  }),
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
};

function seatBands(seats: number | null): readonly string[] {
  return SEATS.filter((least) => seats !== null && seats >= Number(least));
}

const NO_DROP_OFF: SearchValues = { returnLatitude: '', returnLongitude: '' };

function returnsElsewhere(query: SearchValues): boolean {
  const { pickupLatitude, pickupLongitude, returnLatitude = pickupLatitude, returnLongitude = pickupLongitude } = query;
  return returnLatitude !== pickupLatitude || returnLongitude !== pickupLongitude;
}

/** To the minute, as form fields require. */
function timesOf({ pickUpDateTime = '', returnDateTime = '' }: SearchValues): SearchValues {
  return { pickUpDateTime: pickUpDateTime.slice(0, 16), returnDateTime: returnDateTime.slice(0, 16) };
}

/** In the format of the calls (rules 7.10). */
function withSeconds(text: string | undefined): string {
  return timeOf(text)?.toString({ smallestUnit: 'second' }) ?? '';
}
