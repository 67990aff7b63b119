import type { Service } from '@livery/contract/agency/products';
import { ACTIVITY_PLACE_FIELDS } from '@livery/contract/search/activity-search';
import { DROP_OFF_FIELDS, PICK_UP_FIELDS } from '@livery/contract/search/car-search';
import { isAirport } from '@livery/contract/search/flight-search';
import { HOTEL_PLACE_FIELDS } from '@livery/contract/search/hotel-search';
import { placeNameForAddress } from '@livery/contract/search/place-name';
import { RESORT_PLACE_FIELDS } from '@livery/contract/search/resort-search';
import { isPlace, type PlaceFieldNames } from '@livery/contract/search/search-place';
import type { SearchValues } from '@livery/contract/search/search-plan';
import type { SuggestedPlace } from './suggested-places.ts';

/** The parameter names of an airport in the address: for the text that the visitor reads, and for the IATA code. */
export interface AirportNames {
  readonly name: string;
  readonly code: string;
}

/** A place of a search that is chosen from suggestions: by its coordinates, or as an airport. */
export type NamedPlace = PlaceFieldNames | AirportNames;

/** A product that is searched by a place. */
export type PlacedService = Exclude<Service, 'cruises'>;

/** The places of each product's search, in the order of its form. */
export const NAMED_PLACES = {
  hotels: [HOTEL_PLACE_FIELDS],
  cars: [PICK_UP_FIELDS, DROP_OFF_FIELDS],
  activities: [ACTIVITY_PLACE_FIELDS],
  cruises: [],
  flights: [
    { name: 'fromName', code: 'from' },
    { name: 'toName', code: 'to' },
  ],
  resorts: [RESORT_PLACE_FIELDS],
} as const satisfies Readonly<Record<string, readonly NamedPlace[]>>;

/** Whether a product is searched by a place. */
export function isPlaced(service: Service): service is PlacedService {
  return NAMED_PLACES[service].length > 0;
}

/** Whether a place has more than a name, because it was chosen or came with a link. @rule 2.27 */
export function isChosen(values: SearchValues, place: NamedPlace): boolean {
  return 'code' in place ? isAirport(values[place.code]) : isPlace(values, place);
}

/** The values of a place for which a visitor has only typed a name. @rule 2.27 */
export function typedPlace(place: NamedPlace, name: string): SearchValues {
  return 'code' in place
    ? { [place.name]: name, [place.code]: '' }
    : { [place.name]: name, [place.latitude]: '', [place.longitude]: '' };
}

/** The values of a chosen place; none if the suggestion is of the other kind. @rule 2.27 */
export function chosenPlace(place: NamedPlace, { name, at }: SuggestedPlace): SearchValues {
  const placeName = placeNameForAddress(name);
  if ('code' in place) return 'code' in at ? { [place.name]: placeName, [place.code]: at.code } : {};
  return 'code' in at
    ? {}
    : { [place.name]: placeName, [place.latitude]: at.latitude, [place.longitude]: at.longitude };
}
