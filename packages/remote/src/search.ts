/** The searches of all products and their addresses, see docs/deep-links.md. */
export { ACTIVITY_PLACE, activitySearch } from '../../../src/domain/search/activity-search.ts';
export { carSearch, DROP_OFF, MAX_DRIVER_AGE, MIN_DRIVER_AGE, PICK_UP } from '../../../src/domain/search/car-search.ts';
export { cruiseSearch } from '../../../src/domain/search/cruise-search.ts';
export {
  flightSearch,
  isAirport,
  MAX_FLIGHTS,
  type NextFlight,
  nextFlightsIn,
  nextFlightsText,
} from '../../../src/domain/search/flight-search.ts';
export { birthDates, guestKind, type TripDays } from '../../../src/domain/search/guest-kind.ts';
export { HOTEL_PLACE, hotelSearch } from '../../../src/domain/search/hotel-search.ts';
export { type ParsedSearch, readSearch, searchAddress } from '../../../src/domain/search/read-search.ts';
export { MAX_RESORT_GUESTS, RESORT_PLACE, resortSearch } from '../../../src/domain/search/resort-search.ts';
export * from '../../../src/domain/search/rooms.ts';
export { GUEST_NAMES, guestValues, MAX_GUESTS } from '../../../src/domain/search/search-guests.ts';
export type { PlaceNames } from '../../../src/domain/search/search-place.ts';
export { isPlace } from '../../../src/domain/search/search-place.ts';
export type {
  SearchNeeds,
  SearchPlan,
  SearchProblem,
  SearchProblems,
  SearchValues,
} from '../../../src/domain/search/search-plan.ts';
export { SEARCH_PLANS } from '../../../src/domain/search/search-plans.ts';
export { MAX_NIGHTS, stayProblems } from '../../../src/domain/search/stay-search.ts';
