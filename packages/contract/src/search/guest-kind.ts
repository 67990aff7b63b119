export type GuestKind = 'adult' | 'child' | 'infant';

/** The first and the last day of a trip, `2026-02-03`; they may be equal. */
export interface TripDays {
  readonly first: string;
  readonly last: string;
}

/** The greatest possible age, in years. */
const MAX_AGE = 120;

/**
 * The kind of guest for a day of birth: adults are 12 or older on the first day of the trip, and an infant who turns 2
 * before its last day travels as a child, with a seat. So nobody is of two kinds.
 *
 * @returns `undefined` for a birth after the first day, or more than 120 years before it
 * @rule 3.8
 */
export function guestKind(birth: string, { first, last }: TripDays): GuestKind | undefined {
  if (birth > first || ageReachedOn(birth, MAX_AGE + 1) <= first) return undefined;
  if (ageReachedOn(birth, 12) <= first) return 'adult';
  return ageReachedOn(birth, 2) <= last ? 'child' : 'infant';
}

/** A birthday as a text that can be compared: a person born on February 29 is a year older on March 1. */
function ageReachedOn(birth: string, age: number): string {
  return `${String(Number(birth.slice(0, 4)) + age).padStart(4, '0')}${birth.slice(4)}`;
}

/** The first and the last possible day of birth of a kind of guest, for a trip. @rule 3.8 */
export function birthDateRange(kind: GuestKind, trip: TripDays): TripDays {
  const [firstDate, lastDate] = [Temporal.PlainDate.from(trip.first), Temporal.PlainDate.from(trip.last)];
  switch (kind) {
    case 'adult':
      return { first: dayAfter(yearsBefore(firstDate, MAX_AGE + 1)), last: yearsBefore(firstDate, 12).toString() };
    case 'child':
      return { first: dayAfter(yearsBefore(firstDate, 12)), last: yearsBefore(lastDate, 2).toString() };
    case 'infant':
      return { first: dayAfter(yearsBefore(lastDate, 2)), last: trip.first };
  }
}

function yearsBefore(day: Temporal.PlainDate, years: number): Temporal.PlainDate {
  return day.subtract({ years });
}

function dayAfter(day: Temporal.PlainDate): string {
  return day.add({ days: 1 }).toString();
}
