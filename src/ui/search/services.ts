import type { Service } from '@livery/contract/agency/products';
import type { SearchProblem, SearchValues } from '@livery/contract/search/search-plan';
import { BedDouble, CarFront, type LucideIcon, Palmtree, Plane, Ship, Ticket } from 'lucide-react';
import type { ComponentType } from 'react';
import { ActivityFields } from './products/activity-fields.tsx';
import { CarFields } from './products/car-fields.tsx';
import { returnProblems } from './products/car-return.ts';
import { CruiseFields } from './products/cruise-fields.tsx';
import { FlightFields } from './products/flight-fields.tsx';
import { legProblems } from './products/flight-legs.ts';
import { HotelFields } from './products/hotel-fields.tsx';
import { ResortFields } from './products/resort-fields.tsx';
import type { FieldsProps } from './search-fields.ts';

interface SearchedService {
  readonly icon: LucideIcon;
  readonly Fields: ComponentType<FieldsProps>;
  /** The problems of values that only the form has, by name. */
  problems?(values: SearchValues, today: Temporal.PlainDate): Readonly<Record<string, SearchProblem>>;
}

/** The search of each product in the panel, one entry per product. */
export const SEARCHED_SERVICES: { readonly [S in Service]: SearchedService } = {
  hotels: { icon: BedDouble, Fields: HotelFields },
  cars: { icon: CarFront, Fields: CarFields, problems: returnProblems },
  activities: { icon: Ticket, Fields: ActivityFields },
  cruises: { icon: Ship, Fields: CruiseFields },
  flights: { icon: Plane, Fields: FlightFields, problems: legProblems },
  resorts: { icon: Palmtree, Fields: ResortFields },
};
