import type { DealSearch } from './deal-products.ts';
import type { TabWithDeals } from './deal-tab.ts';

/** The dates and people that deals were searched for. */
export interface SearchedTime {
  readonly start: Temporal.PlainDate;
  /** `null` for activities, which take one day. */
  readonly end: Temporal.PlainDate | null;
  /** A hotel's nights, 1 or more; like adults and the driver's age `null` for other products. */
  readonly nights: number | null;
  readonly adults: number | null;
  /** In years. */
  readonly driverAge: number | null;
}

/** The search of each tab's current deals; `undefined` before its first search. */
export type DealSearches = { readonly [T in TabWithDeals]?: DealSearch<T> | undefined };

const ONE_DAY = { end: null, nights: null, adults: null, driverAge: null };

const SEARCHED_TIMES: { readonly [T in TabWithDeals]: (search: DealSearch<T>) => SearchedTime } = {
  hotels: ({ stay: { checkIn, checkOut }, occupancies }) => ({
    ...ONE_DAY,
    start: checkIn,
    end: checkOut,
    nights: checkIn.until(checkOut).days,
    adults: occupancies.reduce((sum, { numOfRoom, numOfAdults }) => sum + numOfRoom * numOfAdults, 0),
  }),
  activities: ({ date }) => ({ ...ONE_DAY, start: date }),
  cars: ({ pickUp, return: dropOff, age }) => ({
    ...ONE_DAY,
    start: pickUp.at.toPlainDate(),
    end: dropOff.at.toPlainDate(),
    driverAge: age,
  }),
};

/** The dates and people of a tab's search; `null` if there was none yet. @rule 9.1 */
export function searchedTime<T extends TabWithDeals>(tab: T, searches: DealSearches): SearchedTime | null {
  const search: DealSearch<T> | undefined = searches[tab];
  return search === undefined ? null : SEARCHED_TIMES[tab](search);
}
