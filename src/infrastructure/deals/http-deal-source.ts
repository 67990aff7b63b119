import type { DealSource } from '../../application/deals/deal-source.port.ts';
import { type HttpClient, parsed, type Query } from '../http/http-client.ts';
import { activitySearchQuery, carSearchQuery, hotelSearchQuery } from './deal-search-query.ts';
import { parseActivityDeal, parseCarDeal, parseDealsResponse, parseHotelDeal } from './deal-wire.ts';

/** Searches the platform's deals, by the product names of its paths (rules 7.8). */
export function httpDealSource(http: HttpClient): DealSource {
  const finder =
    <Search, Deal>(path: string, query: (search: Search) => Query, parse: (deal: unknown) => Deal | null) =>
    (search: Search, signal: AbortSignal) =>
      parsed(http.get(path, query(search), signal), (body) => parseDealsResponse(body, parse));
  return {
    hotels: finder('/api/hotel/deals/hotel-search', hotelSearchQuery, parseHotelDeal),
    activities: finder('/api/activity/deals/activity-search', activitySearchQuery, parseActivityDeal),
    cars: finder('/api/car-rental/deals/car-search', carSearchQuery, parseCarDeal),
  };
}
