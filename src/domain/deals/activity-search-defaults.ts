import type { Coordinates } from '../agency/policies.ts';
import { defaultActivityDate } from '../trip/default-activity-date.ts';
import type { ActivityDealSearch } from './deal-search.ts';

/**
 * The activity deals that the home page looks for before a traveller has
 * chosen anything: around the place, on the default date.
 *
 * @param of.today the visitor's own date
 * @see specification §7 and §9, deal searches; readings 6
 */
export function defaultActivitySearch(of: {
  today: Temporal.PlainDate;
  sameDayDisallowed: boolean;
  where: Coordinates;
}): ActivityDealSearch {
  return {
    date: defaultActivityDate(of.today, of.sameDayDisallowed),
    latitude: of.where.latitude,
    longitude: of.where.longitude,
  };
}
