import { addressWith } from '../../../kit/navigation/address-query.ts';
import { PRODUCT_PAGES } from '../../booking/product/product-pages.ts';
import type { SearchNeeds, SearchValues } from '../../booking/product/search-plan.ts';
import { readSearch } from '../../booking/search/read-search.ts';
import { SEARCH_PLANS } from '../../booking/search/search-plans.ts';
import type { LoggedSearch } from './logged-search-wire.ts';

interface Repeated {
  /** The results; where it can't be searched so any more, the form with what is still good of it. */
  readonly to: string;
  readonly possible: boolean;
}

/** What the address of a stay has besides the place's name. */
const HOTEL_NAMES = ['lat', 'long', 'checkIn', 'checkOut', 'guests'];

/** Where a search is made once more. */
export function repeatSearch(search: LoggedSearch, needs: SearchNeeds): Repeated {
  const { product } = search;
  const values = valuesOf(search);
  const { problems } = readSearch(SEARCH_PLANS[product], (name) => values[name] ?? '', needs);
  const possible = Object.keys(problems).length === 0;
  return { possible, to: addressWith(PRODUCT_PAGES[product][possible ? 'search' : 'base'], values) };
}

/** By the names of the address, which are not all those of the call. */
function valuesOf({ product, query, places }: LoggedSearch): SearchValues {
  const [first = '', second = ''] = places;
  switch (product) {
    case 'hotel':
      return { place: first, ...Object.fromEntries(HOTEL_NAMES.map((name) => [name, query[name] ?? ''])) };
    case 'car':
      return {
        pickUp: first,
        ...query,
        ...timesOf(query),
        ...(returnsElsewhere(query) ? { dropOff: second } : NO_DROP_OFF),
      };
    case 'activity':
      return { place: first, ...query };
    case 'flight':
      return { ...query, fromName: called(first, query['from']), toName: called(second, query['to']) };
    case 'cruise':
      return query;
  }
}

const NO_DROP_OFF: SearchValues = { returnLatitude: '', returnLongitude: '' };

function returnsElsewhere(query: SearchValues): boolean {
  const { pickupLatitude, pickupLongitude, returnLatitude = pickupLatitude, returnLongitude = pickupLongitude } = query;
  return returnLatitude !== pickupLatitude || returnLongitude !== pickupLongitude;
}

/** To the minute, as a form has them. */
function timesOf({ pickUpDateTime = '', returnDateTime = '' }: SearchValues): SearchValues {
  return { pickUpDateTime: pickUpDateTime.slice(0, 16), returnDateTime: returnDateTime.slice(0, 16) };
}

/** An airport as it is called where it is chosen. */
function called(city: string, code = ''): string {
  return city === '' || city === code ? '' : `${city} (${code})`;
}
