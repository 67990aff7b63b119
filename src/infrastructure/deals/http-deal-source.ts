import type { DealSource } from '../../application/deals/deal-source.port.ts';
import type { HttpClient } from '../http/http-client.ts';
import { parseActivityDeal } from './activity-deal-wire.ts';
import { parseCarDeal } from './car-deal-wire.ts';
import { activitySearchQuery, carSearchQuery, hotelSearchQuery } from './deal-search-query.ts';
import { parseDealsAnswer } from './deals-answer-wire.ts';
import { parseHotelDeal } from './hotel-deal-wire.ts';

/** Searches the platform's deals, by the product names of its paths (rules 7.8). */
export function httpDealSource(http: HttpClient): DealSource {
  return {
    async hotels(search, signal) {
      const answer = await http.get('/api/hotel/deals/hotel-search', hotelSearchQuery(search), signal);
      return answer.ok ? parseDealsAnswer(answer.value, parseHotelDeal) : answer;
    },
    async activities(search, signal) {
      const answer = await http.get('/api/activity/deals/activity-search', activitySearchQuery(search), signal);
      return answer.ok ? parseDealsAnswer(answer.value, parseActivityDeal) : answer;
    },
    async cars(search, signal) {
      const answer = await http.get('/api/car-rental/deals/car-search', carSearchQuery(search), signal);
      return answer.ok ? parseDealsAnswer(answer.value, parseCarDeal) : answer;
    },
  };
}
