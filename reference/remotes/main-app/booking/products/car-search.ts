import { timeOf } from '@livery/remote';
import { DROP_OFF, isPlace, PICK_UP, type SearchValues, carSearch as searchPlan } from '@livery/remote/search';
import type { ProductSearch } from '../product/search-plan.ts';

export const carSearch: ProductSearch = {
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
};

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
