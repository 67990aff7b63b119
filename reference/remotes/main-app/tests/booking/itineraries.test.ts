import { test } from '@fast-check/vitest';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { FlightOffer } from '../../booking/offer/offer.ts';
import { flightResults } from '../../booking/products/flight-results.tsx';
import { mergeItineraries, withFares } from '../../booking/products/itineraries.ts';
import { facetValues, filterOffers } from '../../booking/results/filter-offers.ts';
import { aFare, aFlight, aLeg } from './a-flight.ts';
import { anOffer } from './an-offer.ts';

const anyFare = fc
  .record({
    cabin: fc.constantFrom('economy', 'premium', 'business'),
    total: fc.integer({ min: 1, max: 900 }),
    left: fc.constantFrom(null, 0, 3),
  })
  .map((fields) => aFare(fields));
const anyFlights = fc
  .array(fc.tuple(fc.constantFrom('N0 1', 'N0 2', 'N0 3'), fc.array(anyFare, { minLength: 1, maxLength: 4 })), {
    maxLength: 8,
  })
  .map((all) =>
    all.map(([flightNumber, fares], index) => {
      const ownFares = fares.map((fare, number) => ({ ...fare, offerId: `offer-${index}`, id: `${number}` }));
      return withFares(aFlight({ id: `offer-${index}`, legs: [aLeg({ flightNumber })] }), ownFares);
    }),
  );

const idsOf = (offers: readonly FlightOffer[]) =>
  offers.flatMap(({ fares }) => fares.map(({ offerId, id }) => `${offerId}/${id}`)).sort();
const cheapestFare = ({ fares }: FlightOffer) => {
  const available = fares.filter(({ left }) => left !== 0);
  return Math.min(...(available.length > 0 ? available : fares).map(({ price }) => price.total));
};

describe('itineraries', () => {
  test.prop([anyFlights])(
    'are each there once, with every fare, for the price of the cheapest that is left',
    (offers) => {
      const mergedOffers = mergeItineraries(offers) as readonly FlightOffer[];
      const numbers = mergedOffers.map(({ legs }) => legs[0]?.flightNumber);
      expect(new Set(numbers).size).toBe(mergedOffers.length);
      expect(idsOf(mergedOffers)).toEqual(idsOf(offers));
      for (const flight of mergedOffers) {
        expect(flight.price.total).toBe(cheapestFare(flight));
        expect(flight.fares.map(({ offerId }) => offerId)).toContain(flight.id);
      }
      expect(mergeItineraries(mergedOffers)).toEqual(mergedOffers);
    },
  );

  it('leave other offers, and flights without legs, as they are', () => {
    const allOffers = [anOffer(), anOffer({ id: 'b' }), aFlight({ id: 'c', legs: [] }), aFlight({ id: 'd', legs: [] })];
    expect(mergeItineraries(allOffers)).toEqual(allOffers);
  });

  it('at other times are others', () => {
    const offers = [aFlight({ id: 'a' }), aFlight({ id: 'b', legs: [aLeg({ departure: '2026-12-01T10:00' })] })];
    expect(mergeItineraries(offers)).toHaveLength(2);
  });
});

describe('the cabin of an itinerary', () => {
  const { facets } = flightResults;
  const inCabins = (cabins: readonly string[], most: number | null = null) => ({
    chosen: new Map([['cabin', cabins]]),
    least: null,
    most,
  });

  it('leaves its fares only, and what they cost', () => {
    const flight = aFlight({ fares: [aFare({ total: 100 }), aFare({ cabin: 'business', id: 'b', total: 500 })] });
    const [remainingOffer] = filterOffers([flight], facets, inCabins(['business'])) as readonly FlightOffer[];
    expect(remainingOffer?.price.total).toBe(500);
    expect(remainingOffer?.fares.map(({ id }) => id)).toEqual(['b']);
    expect(filterOffers([flight], facets, inCabins(['business'], 400))).toEqual([]);
    expect(filterOffers([flight], facets, inCabins(['economy'], 400))).toHaveLength(1);
  });

  test.prop([anyFlights, fc.subarray(['economy', 'premium', 'business']), fc.option(fc.integer({ min: 1, max: 900 }))])(
    'is counted as often as choosing it alone finds itineraries',
    (allOffers, cabins, most) => {
      const offers = mergeItineraries(allOffers);
      const filters = inCabins(cabins, most);
      for (const facet of facets.filter(({ id }) => id === 'cabin')) {
        for (const { value, count } of facetValues(facet, offers, facets, filters)) {
          expect(filterOffers(offers, facets, inCabins([value], most))).toHaveLength(count);
        }
      }
    },
  );
});
