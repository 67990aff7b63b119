/** The searches of all products and their addresses, see docs/deep-links.md. */
export { ACTIVITY_PLACE_FIELDS, activitySearch } from '@livery/contract/search/activity-search';
export {
  carSearch,
  DROP_OFF_FIELDS,
  MAX_DRIVER_AGE,
  MIN_DRIVER_AGE,
  PICK_UP_FIELDS,
} from '@livery/contract/search/car-search';
export { cruiseSearch } from '@livery/contract/search/cruise-search';
export {
  flightSearch,
  isAirport,
  MAX_FLIGHTS,
  type NextFlight,
  nextFlightsIn,
  nextFlightsText,
} from '@livery/contract/search/flight-search';
export { birthDateRange, guestKind, type TripDays } from '@livery/contract/search/guest-kind';
export { HOTEL_PLACE_FIELDS, hotelSearch } from '@livery/contract/search/hotel-search';
export { type ParsedSearch, parseSearch, searchAddress } from '@livery/contract/search/parse-search';
export { plausiblePlaceName } from '@livery/contract/search/place-name';
export {
  MAX_RESORT_GUESTS,
  RESORT_PLACE_FIELDS,
  resortSearch,
} from '@livery/contract/search/resort-search';
export * from '@livery/contract/search/rooms';
export { GUEST_FIELDS, guestValues, MAX_GUESTS } from '@livery/contract/search/search-guests';
export type { PlaceFieldNames } from '@livery/contract/search/search-place';
export { isPlace } from '@livery/contract/search/search-place';
export type {
  SearchNeeds,
  SearchPlan,
  SearchProblem,
  SearchProblems,
  SearchValues,
} from '@livery/contract/search/search-plan';
export { SEARCH_PLANS } from '@livery/contract/search/search-plans';
export { MAX_NIGHTS, stayProblems } from '@livery/contract/search/stay-search';
