/// <reference lib="esnext.temporal" preserve="true" />

import { isoDate } from '../trip/iso-date.ts';
import { isBeforeDay, isBookableDay, parsePlainDate } from './search-days.ts';
import { guestValues, isValidParty } from './search-guests.ts';
import { collectProblems, type SearchPlan, type SearchValues } from './search-plan.ts';

/** A flight of a multi-city journey, after the first one. */
export interface NextFlight {
  /** IATA codes of the airports. */
  readonly from: string;
  readonly to: string;
  readonly day: Temporal.PlainDate;
}

/** Six flights at most, the first included. @rule 9.14 */
export const MAX_FLIGHTS = 6;

/**
 * Reads the flights after the first in the address: `OSL-KEF-2026-12-05.KEF-JFK-2026-12-09`. `undefined` for anything
 * else; no flights for the empty text.
 */
export function nextFlightsIn(text: string): readonly NextFlight[] | undefined {
  if (text === '') return [];
  const flights = text.split('.').map((flight) => {
    const [, from = '', to = '', date] = /^([A-Z]{3})-([A-Z]{3})-(\d{4}-\d\d-\d\d)$/.exec(flight) ?? [];
    const day = parsePlainDate(date);
    return day === null ? undefined : { from, to, day };
  });
  return flights.length < MAX_FLIGHTS && flights.every((flight) => flight !== undefined) ? flights : undefined;
}

/** The flights after the first, in the form of the address. */
export function nextFlightsText(flights: readonly NextFlight[]): string {
  return flights.map(({ from, to, day }) => `${from}-${to}-${isoDate(day)}`).join('.');
}

export function isAirport(code: string | undefined): boolean {
  return code !== undefined && /^[A-Z]{3}$/.test(code);
}

/**
 * A flight; by default tomorrow, and back a week later. Without a return day it is one way; with `next` it is a
 * multi-city journey, each flight on the same day as the one before or later.
 *
 * @rule 2.27
 */
export const flightSearch: SearchPlan = {
  path: '/booknow/flights/search',
  placeNames: ['fromName', 'toName'],
  defaults({ today, defaultGuests }) {
    const departure = today.add({ days: 1 });
    const days = { departure: departure.toString(), return: departure.add({ days: 7 }).toString(), next: '' };
    return { from: '', fromName: '', to: '', toName: '', ...days, ...guestValues(defaultGuests.flight) };
  },
  problems(values, { today }) {
    const [departure, backDate] = [parsePlainDate(values['departure']), parsePlainDate(values['return'])];
    const { from, to } = values;
    const oneWay = (values['return'] ?? '') === '';
    const returns = backDate !== null && (departure === null || !isBeforeDay(backDate, departure));
    return collectProblems({
      fromName: !isAirport(from) && 'airport',
      toName: isAirport(to) ? from === to && 'sameAirport' : 'airport',
      departure: !isBookableDay(departure, today, today) && 'day',
      return: !oneWay && !returns && 'returnFlight',
      next: !isJourney(values, today) && 'nextFlight',
      adults: !isValidParty(values) && 'travellers',
    });
  },
};

/** Whether the flights after the first are in order and each leads to another airport; such a journey has no return. */
function isJourney(values: SearchValues, today: Temporal.PlainDate): boolean {
  const flights = nextFlightsIn(values['next'] ?? '');
  if (flights === undefined) return false;
  if (flights.length > 0 && (values['return'] ?? '') !== '') return false;
  const days = [parsePlainDate(values['departure']) ?? today, ...flights.map(({ day }) => day)];
  return flights.every(({ from, to, day }, index) => from !== to && isBookableDay(day, days[index] ?? today, today));
}
