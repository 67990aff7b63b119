import type { DealSource } from '../../application/deals/deal-source.port.ts';
import type { ActivityDealSearch, CarDealSearch, HotelDealSearch } from '../../domain/deals/deal-search.ts';
import { parseActivityDeal } from '../deals/activity-deal-wire.ts';
import { parseCarDeal } from '../deals/car-deal-wire.ts';
import { parseDealsAnswer } from '../deals/deals-answer-wire.ts';
import { parseHotelDeal } from '../deals/hotel-deal-wire.ts';

interface DealAnswers {
  hotels(search: HotelDealSearch): unknown;
  activities(search: ActivityDealSearch): unknown;
  cars(search: CarDealSearch): unknown;
}

/** Finds deals without asking anybody: `answer` gives them in wire form. */
export function memoryDealSource(answer: DealAnswers): DealSource {
  return {
    hotels: async (search) => parseDealsAnswer(answer.hotels(search), parseHotelDeal),
    activities: async (search) => parseDealsAnswer(answer.activities(search), parseActivityDeal),
    cars: async (search) => parseDealsAnswer(answer.cars(search), parseCarDeal),
  };
}
