import type { HotelDealSearch } from '../../domain/deals/deal-search.ts';
import type { Query } from '../http/http-client.ts';

/** Who asks: the home page of an agency's own site. */
const FROM_HOME = { isOTA: true, isHome: true, isFromDestination: false } as const;

/**
 * The search as a query: a browser can't send a body with GET, so scalars go
 * plainly, lists and objects as JSON (specification §7; readings 8 and 9).
 */
export function hotelSearchQuery({ occupancies, stay, ...scalars }: HotelDealSearch): Query {
  return {
    occupancies: JSON.stringify(occupancies),
    stayPeriod: JSON.stringify({ start: stay.checkIn.toString(), end: stay.checkOut.toString() }),
    ...scalars,
    ...FROM_HOME,
  };
}
