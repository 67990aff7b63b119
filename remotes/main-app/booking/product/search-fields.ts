import type { ReactNode } from 'react';
import { ActivityFields } from '../products/activity-fields.tsx';
import { CarFields } from '../products/car-fields.tsx';
import { CruiseFields } from '../products/cruise-fields.tsx';
import { FlightFields } from '../products/flight-fields.tsx';
import { HotelFields } from '../products/hotel-fields.tsx';
import type { Product } from './product.ts';
import type { SearchFieldsProps } from './search-plan.ts';

/** The search fields of the products: one entry each. */
const FIELDS: { readonly [P in Product]: (props: SearchFieldsProps) => ReactNode } = {
  hotel: HotelFields,
  car: CarFields,
  activity: ActivityFields,
  flight: FlightFields,
  cruise: CruiseFields,
};

export function searchFieldsOf(product: Product) {
  return FIELDS[product];
}
