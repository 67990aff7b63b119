import { parsePlainDate } from '@livery/remote';
import type { FlightLeg } from './offer.ts';

/** Calendar days from the departure to the arrival, in local times; 0 if one of them isn't known. */
export function daysLater({ departure, arrival }: Pick<FlightLeg, 'departure' | 'arrival'>): number {
  const [firstDate, lastDate] = [parsePlainDate(departure.slice(0, 10)), parsePlainDate(arrival.slice(0, 10))];
  return firstDate === null || lastDate === null ? 0 : firstDate.until(lastDate).days;
}
