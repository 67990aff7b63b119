import { Lazy } from '@livery/kit/lazy';
import { Skeleton } from '@livery/ui/skeleton';
import type { FlightOffer } from '../offer/offer.ts';
import type { ProductResults } from '../product/results-plan.ts';
import { codes, facetOf, nameFacet, TAGS } from '../results/facets.ts';
import type { Facet } from '../results/filter-offers.ts';
import { figureOfTime } from '../results/sort-offers.ts';
import { itineraries, withFares } from './itineraries.ts';
import { flightCard } from './lazy-flight-card.ts';

const TIMES = ['night', 'morning', 'afternoon', 'evening'];

/** Of an itinerary that is sold in several cabins, what is sold in the chosen ones stays. */
const CABIN: Facet = {
  ...facetOf(
    'flight',
    ({ fares }) => fares.map(({ cabin }) => cabin),
    codes('cabin', 'cabins', ['economy', 'premium', 'business']),
  ),
  narrow: (offer, cabins) =>
    offer.product === 'flight'
      ? withFares(
          offer,
          offer.fares.filter(({ cabin }) => cabins.includes(cabin)),
        )
      : offer,
};

export const flightResults: ProductResults<FlightOffer> = {
  merge: itineraries,
  facets: [
    facetOf('flight', stopsOf, codes('stops', 'stopBands', ['0', '1', '2'])),
    nameFacet('flight', 'airline', ({ airline }) => airline.name),
    facetOf('flight', ({ legs }) => timeBand(legs[0]?.departure ?? ''), codes('departure', 'timeBands', TIMES)),
    CABIN,
    TAGS,
  ],
  orders: ['recommended', 'cheapest', 'shortest', 'earliest'],
  figures: {
    shortest: minutesOf,
    earliest: ({ legs: [first] }) => figureOfTime(first?.departure ?? ''),
  },
  load: flightCard,
  Card: ({ offer }) => (
    <Lazy load={flightCard} waiting={<Skeleton shape="rows" count={3} />}>
      {({ FlightCard }) => <FlightCard offer={offer} />}
    </Lazy>
  ),
};

/** How long all legs take; `null` if one of them doesn't tell it. */
function minutesOf({ legs }: FlightOffer): number | null {
  const known = legs.flatMap(({ durationMinutes }) => durationMinutes ?? []);
  return known.length === 0 || known.length < legs.length ? null : known.reduce((sum, minutes) => sum + minutes, 0);
}

/** The band of the most stops of a leg; none if the stops of one are unknown. */
function stopsOf({ legs }: FlightOffer): readonly string[] {
  const known = legs.flatMap(({ stops }) => stops?.length ?? []);
  return known.length < legs.length ? [] : [String(Math.min(2, Math.max(0, ...known)))];
}

/** The part of the day of a time: before 6, before 12, before 18, later. */
function timeBand(time: string): readonly string[] {
  const hour = /T(\d\d):/.exec(time)?.[1];
  if (hour === undefined) return [];
  return [TIMES[Math.floor(Number(hour) / 6)] ?? 'evening'];
}
