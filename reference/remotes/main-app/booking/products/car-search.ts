import { parsePlainDateTime } from '@livery/remote';
import {
  DROP_OFF_FIELDS,
  isPlace,
  PICK_UP_FIELDS,
  type SearchValues,
  carSearch as searchPlan,
} from '@livery/remote/search';
import type { ProductSearch } from '../product/search-plan.ts';

export const carSearch: ProductSearch = {
  plan: searchPlan,
  call(values) {
    const back = isPlace(values, DROP_OFF_FIELDS) ? DROP_OFF_FIELDS : PICK_UP_FIELDS;
    return {
      pickupLatitude: values[PICK_UP_FIELDS.latitude],
      pickupLongitude: values[PICK_UP_FIELDS.longitude],
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
    ...rentalTimes(query),
    ...(returnsElsewhere(query) ? { dropOff: second } : NO_DROP_OFF),
  }),
};

const NO_DROP_OFF: SearchValues = { returnLatitude: '', returnLongitude: '' };

function returnsElsewhere(query: SearchValues): boolean {
  const { pickupLatitude, pickupLongitude, returnLatitude = pickupLatitude, returnLongitude = pickupLongitude } = query;
  return returnLatitude !== pickupLatitude || returnLongitude !== pickupLongitude;
}

/** To the minute, as form fields require. */
function rentalTimes({ pickUpDateTime = '', returnDateTime = '' }: SearchValues): SearchValues {
  return { pickUpDateTime: pickUpDateTime.slice(0, 16), returnDateTime: returnDateTime.slice(0, 16) };
}

/** In the format of the calls (rules 7.10). */
function withSeconds(text: string | undefined): string {
  return parsePlainDateTime(text)?.toString({ smallestUnit: 'second' }) ?? '';
}
