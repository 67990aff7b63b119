import { isAirport, nextFlightsIn } from '@livery/contract/search/flight-search';
import { isBookableDay, parsePlainDate } from '@livery/contract/search/search-days';
import type { SearchProblem, SearchValues } from '@livery/contract/search/search-plan';
import { type AirportNames } from '../../../domain/search/named-place.ts';

/* The flights after the first: one text in the address, but separate fields in the form. */

/** The field with the number of flights after the first. */
const LEG_COUNT_FIELD = 'legs';

/** The field names of a flight in the form. @param number 1 for the first one, which has the names of the address */
export function legNames(number: number): { from: AirportNames; to: AirportNames; departure: string } {
  const mark = number === 1 ? '' : `.${number}`;
  return {
    from: { name: `fromName${mark}`, code: `from${mark}` },
    to: { name: `toName${mark}`, code: `to${mark}` },
    departure: `departure${mark}`,
  };
}

/** The number of flights of a journey; 1 for one way and for a return. */
export function countLegs(values: SearchValues): number {
  return 1 + Number(values[LEG_COUNT_FIELD] ?? 0);
}

/** Converts the values of the address to those of the form; other products' values stay unchanged. */
export function withLegs(values: SearchValues): SearchValues {
  if (!('next' in values)) return values;
  const flights = nextFlightsIn(values['next'] ?? '') ?? [];
  const parts = flights.map(({ from, to, day }, index) => {
    const names = legNames(index + 2);
    return { [names.from.code]: from, [names.to.code]: to, [names.departure]: day.toString() };
  });
  return Object.assign({ ...values, [LEG_COUNT_FIELD]: String(flights.length) }, ...parts);
}

/** The changes that give a journey this many flights; an added flight starts where the last one ends. */
export function legChanges(values: SearchValues, count: number): SearchValues {
  const addedLegs = Array.from({ length: Math.max(0, count - countLegs(values)) }, (_, index) => {
    const [last, next] = [legNames(countLegs(values) + index), legNames(countLegs(values) + index + 1)];
    return {
      [next.from.name]: values[last.to.name] ?? '',
      [next.from.code]: values[last.to.code] ?? '',
      [next.to.name]: '',
      [next.to.code]: '',
      [next.departure]: values[last.departure] ?? '',
    };
  });
  return Object.assign({ [LEG_COUNT_FIELD]: String(count - 1) }, ...addedLegs);
}

/** Converts the values of the form to those of the address. */
export function withNextFlights(values: SearchValues): SearchValues {
  if (!(LEG_COUNT_FIELD in values)) return values;
  const next = numbersAfterFirst(values).map((number) => {
    const { from, to, departure } = legNames(number);
    return [values[from.code], values[to.code], values[departure]].join('-');
  });
  return { ...values, next: next.join('.') };
}

/** The problems of the flights after the first, by field name. */
export function legProblems(values: SearchValues, today: Temporal.PlainDate): Readonly<Record<string, SearchProblem>> {
  const problems: Record<string, SearchProblem> = {};
  for (const number of numbersAfterFirst(values)) {
    const [before, { from, to, departure }] = [legNames(number - 1), legNames(number)];
    const earliest = parsePlainDate(values[before.departure]) ?? today;
    if (!isAirport(values[from.code])) problems[from.name] = 'airport';
    if (!isAirport(values[to.code])) problems[to.name] = 'airport';
    else if (values[from.code] === values[to.code]) problems[to.name] = 'sameAirport';
    if (!isBookableDay(parsePlainDate(values[departure]), earliest, today)) problems[departure] = 'day';
  }
  return problems;
}

function numbersAfterFirst(values: SearchValues): readonly number[] {
  return Array.from({ length: countLegs(values) - 1 }, (_, index) => index + 2);
}
