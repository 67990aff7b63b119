import { Lazy } from '@livery/kit/lazy';
import { Skeleton } from '@livery/ui/skeleton';
import type { FlightOffer } from '../offer/offer.ts';
import type { ProductResults } from '../product/results-plan.ts';
import { codeFacet, nameFacet, productFacet, TAG_FACET } from '../results/facets.ts';
import type { Facet } from '../results/filter-offers.ts';
import { timeSortKey } from '../results/sort-offers.ts';
import { mergeItineraries, withFares } from './itineraries.ts';
import { loadFlightCard } from './lazy-flight-card.ts';

const TIMES_OF_DAY = ['night', 'morning', 'afternoon', 'evening'];

/** If an itinerary is sold in several cabins, only the fares of the chosen cabins stay. */
const CABIN_FACET: Facet = {
  ...productFacet(
    'flight',
    ({ fares }) => fares.map(({ cabin }) => cabin),
    codeFacet('cabin', 'cabins', ['economy', 'premium', 'business']),
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
  merge: mergeItineraries,
  facets: [
    productFacet('flight', stopsBand, codeFacet('stops', 'stopBands', ['0', '1', '2'])),
    nameFacet('flight', 'airline', ({ airline }) => airline.name),
    productFacet(
      'flight',
      ({ legs }) => timeBand(legs[0]?.departure ?? ''),
      codeFacet('departure', 'timeBands', TIMES_OF_DAY),
    ),
    CABIN_FACET,
    TAG_FACET,
  ],
  orders: ['recommended', 'cheapest', 'shortest', 'earliest'],
  figures: {
    shortest: travelMinutes,
    earliest: ({ legs: [firstLeg] }) => timeSortKey(firstLeg?.departure ?? ''),
  },
  load: loadFlightCard,
  Card: ({ offer }) => (
    <Lazy load={loadFlightCard} waiting={<Skeleton shape="rows" count={3} />}>
      {({ FlightCard }) => <FlightCard offer={offer} />}
    </Lazy>
  ),
};

/** The duration of all legs; `null` if one is unknown. */
function travelMinutes({ legs }: FlightOffer): number | null {
  const legMinutes = legs.flatMap(({ durationMinutes }) => durationMinutes ?? []);
  return legMinutes.length === 0 || legMinutes.length < legs.length
    ? null
    : legMinutes.reduce((sum, minutes) => sum + minutes, 0);
}

/** The band of the leg with the most stops; none if the stops of a leg are unknown. */
function stopsBand({ legs }: FlightOffer): readonly string[] {
  const stopCounts = legs.flatMap(({ stops }) => stops?.length ?? []);
  return stopCounts.length < legs.length ? [] : [String(Math.min(2, Math.max(0, ...stopCounts)))];
}

/** The part of the day of a time: before 6, before 12, before 18, later. */
function timeBand(time: string): readonly string[] {
  const hour = /T(\d\d):/.exec(time)?.[1];
  if (hour === undefined) return [];
  return [TIMES_OF_DAY[Math.floor(Number(hour) / 6)] ?? 'evening'];
}
