import { daysAfter } from '../days.ts';
import { CRUISE_FIELDS, type CruiseSearch, cruiseExtras, cruiseOffers } from '../offers/cruise-offers.ts';
import type { CruiseOffer } from '../offers/offer.ts';
import { SHIP_LINES } from '../offers/ship-lines.ts';
import { isTravelDay, type Query } from '../query-fields.ts';
import { defineProduct, type Product, parseParty } from './product.ts';

export const cruise: Product<CruiseOffer> = {
  ...defineProduct(CRUISE_FIELDS, cruiseSearch, cruiseOffers, cruiseExtras),
  placesOf: () => [],
  tripOf: ({ departure, nights, departurePort }) => ({
    start: departure,
    end: daysAfter(departure, nights),
    place: departurePort,
  }),
  // Ships that have departed can't be booked any more.
  isBookable: ({ departure }, today) => departure >= today,
};

const MONTHS_AHEAD = 6;

/** Cruises are searched by line and month; by default all lines and the next six months. */
function cruiseSearch(query: Query, today: string): CruiseSearch | string {
  const { shipLine, month } = query;
  const lines = SHIP_LINES.filter(({ id, name }) => [undefined, String(id), name].includes(shipLine));
  if (lines.length === 0) return 'shipLine must be the id or the name of a cruise line.';
  if (month !== undefined && !isTravelDay(`${month}-01`)) return 'month must be a month such as 2026-02.';
  const party = parseParty({ adults: '2', ...query });
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
