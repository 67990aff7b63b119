/// <reference lib="esnext.temporal" preserve="true" />

import { isBookableDay, parsePlainDate } from './search-days.ts';

/** @rule 9.14 */
export const MAX_NIGHTS = 30;

/** The problems of a stay's days. @param firstDate bookable day */
export function stayProblems(
  values: { readonly checkIn?: string; readonly checkOut?: string },
  firstDate: Temporal.PlainDate,
  today: Temporal.PlainDate,
): { readonly checkIn: 'day' | false; readonly checkOut: 'checkOut' | 'nights' | false } {
  const [checkIn, checkOut] = [parsePlainDate(values.checkIn), parsePlainDate(values.checkOut)];
  const nights = checkIn === null || checkOut === null ? null : checkIn.until(checkOut).days;
  const isBackwards = checkOut === null || (nights !== null && nights < 1);
  return {
    checkIn: !isBookableDay(checkIn, firstDate, today) && 'day',
    checkOut: isBackwards ? 'checkOut' : nights !== null && nights > MAX_NIGHTS && 'nights',
  };
}
