/** A day some days after today. */
export const dayAhead = (ahead: number) => Temporal.Now.plainDateISO().add({ days: ahead }).toString();

/** Addresses of searches that have results, by product. */
export const SEARCHES = {
  hotel: `/booknow/hotels/search?place=Lisbon&lat=38.7223&long=-9.1393&checkIn=${dayAhead(20)}&checkOut=${dayAhead(22)}&guests=2`,
  car: `/booknow/cars/search?pickUp=Lisbon&pickupLatitude=38.77&pickupLongitude=-9.13&pickUpDateTime=${dayAhead(5)}T11:00&returnDateTime=${dayAhead(8)}T11:00`,
  activity: `/booknow/activities/search?place=Lisbon&latitude=38.7223&longitude=-9.1393&date=${dayAhead(5)}`,
  flight: `/booknow/flights/search?from=LIS&to=OSL&departure=${dayAhead(15)}&return=${dayAhead(22)}&adults=2&children=1`,
  cruise: '/booknow/cruise/search?adults=2',
} as const;
