import { dayOf, isBefore, lastDay } from '@livery/remote';

/** The days and guests of a stay. */
export interface Stay {
  /** `2026-02-03`; the check-out is 1 to 30 nights later. */
  readonly checkIn: string;
  readonly checkOut: string;
  /** At least one adult, at most eight guests with the children. */
  readonly adults: number;
  readonly children: number;
}

export const MAX_GUESTS = 8;
const MAX_NIGHTS = 30;

/** @returns 0 for invalid days */
export function nightsOf({ checkIn, checkOut }: Pick<Stay, 'checkIn' | 'checkOut'>): number {
  const nights = (Date.parse(checkOut) - Date.parse(checkIn)) / 86_400_000;
  return Number.isFinite(nights) ? nights : 0;
}

export function guestsOf({ adults, children }: Pick<Stay, 'adults' | 'children'>): number {
  return adults + children;
}

/** The problems of a stay's days: for each invalid one a name of `problems`. */
export function stayProblems(
  { checkIn, checkOut }: Pick<Stay, 'checkIn' | 'checkOut'>,
  today: Temporal.PlainDate,
): Partial<Record<'checkIn' | 'checkOut', 'day' | 'checkOut' | 'nights'>> {
  const [arrival, leaving] = [dayOf(checkIn), dayOf(checkOut)];
  if (arrival === null || isBefore(arrival, today) || isBefore(lastDay(today), arrival)) return { checkIn: 'day' };
  if (leaving === null || !isBefore(arrival, leaving)) return { checkOut: 'checkOut' };
  return nightsOf({ checkIn, checkOut }) > MAX_NIGHTS ? { checkOut: 'nights' } : {};
}
