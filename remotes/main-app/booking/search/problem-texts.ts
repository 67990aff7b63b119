import type { SearchProblem } from '@livery/remote/search';

/** The message of each problem of a search. */
export const PROBLEM_TEXTS = {
  place: 'problems.place',
  airport: 'problems.airport',
  sameAirport: 'problems.sameAirport',
  day: 'problems.day',
  checkOut: 'problems.checkOut',
  nights: 'problems.nights',
  guests: 'problems.guests',
  return: 'problems.return',
  rentalDays: 'problems.rentalDays',
  age: 'problems.age',
  residence: 'problems.residence',
  returnFlight: 'problems.returnFlight',
  nextFlight: 'problems.nextFlight',
  travellers: 'problems.travellers',
  month: 'problems.month',
  shipLine: 'problems.shipLine',
} as const satisfies Readonly<Record<SearchProblem, string>>;
