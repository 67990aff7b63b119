import { CRUISE_FIELDS, type CruiseSearch, cruiseExtras, cruiseOffers } from '../../../world/offers/cruise-offers.ts';
import type { CruiseOffer } from '../../../world/offers/offer.ts';
import { SHIP_LINES } from '../../../world/offers/ship-lines.ts';
import { isTravelDay } from '../../request/request-fields.ts';
import { type Product, partyIn, type Query } from './product.ts';

const MONTHS_AHEAD = 6;

/** Cruises, by line and month; by default all lines and the next six months. */
export const CRUISES: Product<CruiseOffer> = {
  name: 'cruise',
  fields: CRUISE_FIELDS,
  search(query, context) {
    const search = searchIn(query, context.today);
    return typeof search === 'string' ? search : { offers: cruiseOffers(search, context), extras: cruiseExtras };
  },
};

function searchIn(query: Query, today: string): CruiseSearch | string {
  const { shipLine, month } = query;
  const lines = SHIP_LINES.filter(({ id }) => shipLine === undefined || String(id) === shipLine);
  if (lines.length === 0) return 'shipLine must be the id of a cruise line.';
  if (month !== undefined && !isTravelDay(`${month}-01`)) return 'month must be a month such as 2026-02.';
  const party = partyIn({ adults: '2', ...query });
  return typeof party === 'string'
    ? party
    : { lines, months: month === undefined ? monthsAfter(today) : [month], party };
}

function monthsAfter(today: string): string[] {
  const [year, month] = [Number(today.slice(0, 4)), Number(today.slice(5, 7))];
  return Array.from({ length: MONTHS_AHEAD }, (_, ahead) =>
    new Date(Date.UTC(year, month + ahead, 1)).toISOString().slice(0, 7),
  );
}
