import { dayOf, isBefore, lastDay } from '../../kit/format/days.ts';
import { MOST_NIGHTS, nightsOf, type Stay } from './stay.ts';

/** What is wrong with the days of a stay: a name of `problems` for each of them that can't be booked. */
export function stayProblems(
  { checkIn, checkOut }: Pick<Stay, 'checkIn' | 'checkOut'>,
  today: Temporal.PlainDate,
): Partial<Record<'checkIn' | 'checkOut', 'day' | 'checkOut' | 'nights'>> {
  const [arrival, leaving] = [dayOf(checkIn), dayOf(checkOut)];
  if (arrival === null || isBefore(arrival, today) || isBefore(lastDay(today), arrival)) return { checkIn: 'day' };
  if (leaving === null || !isBefore(arrival, leaving)) return { checkOut: 'checkOut' };
  return nightsOf({ checkIn, checkOut }) > MOST_NIGHTS ? { checkOut: 'nights' } : {};
}
