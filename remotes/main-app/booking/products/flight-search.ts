import { dayOf, isBefore } from '@livery/remote';
import type { FlightOffer } from '../offer/offer.ts';
import { partyWords } from '../product/party.ts';
import type { ProductSearch, SearchPlan } from '../product/search-plan.ts';
import { codes, facetOf, nameFacet, TAGS } from '../results/facets.ts';
import { figureOfTime } from '../results/sort-offers.ts';
import { GUEST_NAMES, guestValues, isBookable, mayTravel, pick, problemsOf } from '../search/search-values.ts';

/** A flight; by default tomorrow, and back a week later. Without a return day it is one way. @see rules §3 */
const flightPlan: SearchPlan = {
  defaults({ today, defaultGuests }) {
    const departure = today.add({ days: 1 });
    const days = { departure: departure.toString(), return: departure.add({ days: 7 }).toString() };
    return { from: '', fromName: '', to: '', toName: '', ...days, ...guestValues(defaultGuests.flight) };
  },
  problems(values, { today }) {
    const [departure, back] = [dayOf(values['departure']), dayOf(values['return'])];
    const { from = '', to = '' } = values;
    const oneWay = (values['return'] ?? '') === '';
    const returns = back !== null && (departure === null || !isBefore(back, departure));
    return problemsOf({
      fromName: !isAirport(from) && 'airport',
      toName: isAirport(to) ? from === to && 'sameAirport' : 'airport',
      departure: !isBookable(departure, today, today) && 'day',
      return: !oneWay && !returns && 'returnFlight',
      adults: !mayTravel(values) && 'travellers',
    });
  },
  call: (values) => pick(values, ['from', 'to', 'departure', 'return', ...GUEST_NAMES]),
};

function isAirport(code: string): boolean {
  return /^[A-Z]{3}$/.test(code);
}

const TIMES = ['night', 'morning', 'afternoon', 'evening'];

export const flightSearch: ProductSearch<FlightOffer> = {
  plan: flightPlan,
  searchAgain: ({ query, places: [first = '', second = ''] }) => ({
    ...query,
    fromName: called(first, query['from']),
    toName: called(second, query['to']),
  }),
  summary: (valueOf, { t, days }) => [
    `${valueOf('fromName') || valueOf('from')} → ${valueOf('toName') || valueOf('to')}`,
    days(valueOf('departure'), valueOf('return'), t('search.selectDate')),
    ...(valueOf('return') === '' ? [t('search.oneWay')] : []),
    ...partyWords(valueOf, t),
  ],
  facets: [
    facetOf('flight', (flight) => [stopsOf(flight)], codes('stops', 'stopBands', ['0', '1', '2'])),
    nameFacet('flight', 'airline', ({ airline }) => airline.name),
    facetOf('flight', ({ legs }) => timeBand(legs[0]?.departure ?? ''), codes('departure', 'timeBands', TIMES)),
    facetOf('flight', ({ cabin }) => [cabin], codes('cabin', 'cabins', ['economy', 'premium', 'business'])),
    TAGS,
  ],
  orders: ['recommended', 'cheapest', 'shortest', 'earliest'],
  figures: {
    shortest: ({ legs }) => legs.reduce((sum, leg) => sum + (leg.durationMinutes ?? 0), 0),
    earliest: ({ legs: [first] }) => figureOfTime(first?.departure ?? ''),
  },
};

function stopsOf({ legs }: FlightOffer): string {
  return String(Math.min(2, Math.max(0, ...legs.map(({ stops }) => stops.length))));
}

/** The part of the day of a time: before 6, before 12, before 18, later. */
function timeBand(time: string): readonly string[] {
  const hour = /T(\d\d):/.exec(time)?.[1];
  if (hour === undefined) return [];
  return [TIMES[Math.floor(Number(hour) / 6)] ?? 'evening'];
}

/** An airport's label, as in its suggestions. */
function called(city: string, code = ''): string {
  return city === '' || city === code ? '' : `${city} (${code})`;
}
