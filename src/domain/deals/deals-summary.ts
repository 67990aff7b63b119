import type { DealPlaceName } from './deal-place.ts';
import type { DealSearch } from './deal-products.ts';
import type { TabWithDeals } from './deal-tab.ts';

/** What deals were searched for, as the page says it. */
export interface DealsSummary extends SearchedTime {
  readonly place: DealPlaceName;
}

interface SearchedTime {
  readonly start: Temporal.PlainDate;
  /** `null` for what takes a day. */
  readonly end: Temporal.PlainDate | null;
  /** Those of a hotel, 1 or more; `null` for anything else, as are adults and the driver's age. */
  readonly nights: number | null;
  readonly adults: number | null;
  /** In years. */
  readonly driverAge: number | null;
}

const A_DAY = { end: null, nights: null, adults: null, driverAge: null };

const SEARCHED_TIMES: { readonly [T in TabWithDeals]: (search: DealSearch<T>) => SearchedTime } = {
  hotels: ({ stay: { checkIn, checkOut }, occupancies }) => ({
    ...A_DAY,
    start: checkIn,
    end: checkOut,
    nights: checkIn.until(checkOut).days,
    adults: occupancies.reduce((sum, { numOfRoom, numOfAdults }) => sum + numOfRoom * numOfAdults, 0),
  }),
  activities: ({ date }) => ({ ...A_DAY, start: date }),
  cars: ({ pickUp, return: dropOff, age }) => ({
    ...A_DAY,
    start: pickUp.at.toPlainDate(),
    end: dropOff.at.toPlainDate(),
    driverAge: age,
  }),
};

/** The place, the days and the guests of a search (rules 2.10 and 9.1). */
export function dealsSummary<T extends TabWithDeals>(
  tab: T,
  search: DealSearch<T>,
  place: DealPlaceName,
): DealsSummary {
  return { place, ...SEARCHED_TIMES[tab](search) };
}
