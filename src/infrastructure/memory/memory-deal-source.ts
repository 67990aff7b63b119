import type { DealSource } from '../../application/deals/deal-source.port.ts';
import type { HotelDealSearch } from '../../domain/deals/deal-search.ts';
import { parseDealsAnswer } from '../deals/deals-answer-wire.ts';
import { parseHotelDeal } from '../deals/hotel-deal-wire.ts';

/** Finds deals without asking anybody: `answer` gives them in wire form. */
export function memoryDealSource(answer: { hotels(search: HotelDealSearch): unknown }): DealSource {
  return { hotels: async (search) => parseDealsAnswer(answer.hotels(search), parseHotelDeal) };
}
