import { GUEST_NAMES, flightSearch as searchPlan } from '@livery/remote/search';
import type { FlightOffer } from '../offer/offer.ts';
import type { ProductSearch } from '../product/search-plan.ts';
import { codes, facetOf, nameFacet, TAGS } from '../results/facets.ts';
import { figureOfTime } from '../results/sort-offers.ts';
import { picked } from '../search/picked.ts';

const TIMES = ['night', 'morning', 'afternoon', 'evening'];

export const flightSearch: ProductSearch<FlightOffer> = {
  plan: searchPlan,
  call: (values) => picked(values, ['from', 'to', 'departure', 'return', 'next', ...GUEST_NAMES]),
  searchAgain: ({ query, places: [first = '', second = ''] }) => ({
    ...query,
    fromName: called(first, query['from']),
    toName: called(second, query['to']),
  }),
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
