import type { DealSource } from '../../application/deals/deal-source.port.ts';
import type { HttpClient } from '../http/http-client.ts';
import { parseDealsAnswer } from './deals-answer-wire.ts';
import { parseHotelDeal } from './hotel-deal-wire.ts';
import { hotelSearchQuery } from './hotel-search-query.ts';

/** Searches the platform's deals. */
export function httpDealSource(http: HttpClient): DealSource {
  return {
    async hotels(search, signal) {
      const answer = await http.get('/api/hotel/deals/hotel-search', hotelSearchQuery(search), signal);
      return answer.ok ? parseDealsAnswer(answer.value, parseHotelDeal) : answer;
    },
  };
}
