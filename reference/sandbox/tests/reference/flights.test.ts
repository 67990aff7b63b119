import { test } from '@fast-check/vitest';
import { milesBetween } from '@livery/contract/trip/miles-between';
import { runCount } from '@livery/testkit/runs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { airlineLogo } from '../../api/reference/reference-routes.ts';
import { AIRLINES, airportByCode } from '../../world/offers/flights/airlines.ts';
import { instantOfLocalTime, zoneInCountry } from '../../world/offers/flights/flight-times.ts';
import words from '../../world/offers/flights/flight-words.json' with { type: 'json' };
import type { FlightLeg } from '../../world/offers/flights/itinerary.ts';
import { flight } from '../../world/products/flight.ts';
import { ANY_SEARCH, TODAY } from './support/some-searches.ts';

function searchFlights(query: Record<string, string>) {
  const foundOffers = flight.search(query, { seed: 1, origin: '', today: TODAY });
  if (typeof foundOffers === 'string') throw new Error(foundOffers);
  return foundOffers.offers;
}

function zoneAt(code: string): string {
  const airport = airportByCode(code);
  if (airport === undefined) throw new Error(code);
  return zoneInCountry(airport);
}

const ANY_FLIGHT = ANY_SEARCH['flight'] ?? fc.constant<Record<string, string>>({});

const minutesFlown = ({ from, to, departure, arrival }: FlightLeg): number =>
  (instantOfLocalTime(arrival, zoneAt(to)) - instantOfLocalTime(departure, zoneAt(from))) / 60_000;

describe('flights', () => {
  test.prop([ANY_FLIGHT], { numRuns: runCount(10) })('leave and arrive by the clocks of their airports', (query) => {
    for (const { legs } of searchFlights(query)) {
      expect(legs[0]?.departure.slice(0, 10)).toBe(query['departure']);
      for (const leg of legs) expect(Math.abs(minutesFlown(leg) - leg.durationMinutes)).toBeLessThanOrEqual(60);
    }
  });

  test.prop([ANY_FLIGHT], { numRuns: runCount(10) })(
    'take as long as the way is: no faster than 700 miles an hour, and no longer than three days',
    (query) => {
      const [from, to] = [airportByCode(query['from'] ?? ''), airportByCode(query['to'] ?? '')];
      if (from === undefined || to === undefined) throw new Error('The search names no airports.');
      for (const { durationMinutes } of searchFlights(query).flatMap(({ legs }) => legs)) {
        expect(milesBetween(from, to) / (durationMinutes / 60)).toBeLessThan(700);
        expect(durationMinutes).toBeLessThan(72 * 60);
      }
    },
  );

  it('call at airports that there are, and are tagged with how often', () => {
    for (const { legs, tags } of searchFlights({ from: 'LHR', to: 'SYD', departure: '2026-02-10' })) {
      const most = Math.max(...legs.map(({ stops }) => stops.length));
      expect(tags).toContain(['nonstop', 'one-stop', 'two-stops'][most]);
      for (const { airport, minutes } of legs.flatMap(({ stops }) => stops)) {
        expect(airportByCode(airport)).toBeDefined();
        expect(minutes).toBeGreaterThanOrEqual(55);
      }
    }
  });

  test.prop([ANY_FLIGHT], { numRuns: runCount(10) })(
    'are one offer for each itinerary, whatever it is sold with',
    (query) => {
      const offers = searchFlights(query);
      const itineraries = offers.map(({ legs }) => legs.map((leg) => leg.flightNumber + leg.departure).join());
      expect(new Set(itineraries).size).toBe(offers.length);
      for (const { fares, price, cabin, bags } of offers) {
        expect(fares[0]).toMatchObject({ price, cabin, bags });
        expect(new Set(fares.map(({ id }) => id)).size).toBe(fares.length);
      }
    },
  );

  it('are booked with one of their fares, each of which is a choice among the details', () => {
    const foundOffers = flight.search(
      { from: 'JFK', to: 'LHR', departure: '2026-02-10' },
      { seed: 1, origin: '', today: TODAY },
    );
    if (typeof foundOffers === 'string') throw new Error(foundOffers);
    for (const offer of foundOffers.offers) {
      const choices = foundOffers.extras(offer).choices.map(({ id, price, left }) => ({ id, price, left }));
      expect(choices).toEqual(offer.fares.map(({ id, price, left }) => ({ id, price, left })));
      for (const { id, fare } of foundOffers.extras(offer).choices) {
        const { bags, refundable } = offer.fares.find((candidate) => candidate.id === id) ?? {};
        expect(fare).toMatchObject({ bags, freeCancellationUntil: refundable === true ? '2026-02-09' : null });
        expect(fare?.cancellation[0]).toMatch(refundable === true ? /pay nothing/ : /non-refundable/);
      }
    }
    const cabins = foundOffers.offers.map(({ fares }) => new Set(fares.map(({ cabin }) => cabin)).size);
    expect(new Set(cabins)).toEqual(new Set([1, 3]));
  });

  test.prop([ANY_FLIGHT], { numRuns: runCount(10) })(
    'are flown in segments that begin and end with the leg, and wait between as long as its stops say',
    (query) => {
      for (const leg of searchFlights(query).flatMap(({ legs }) => legs)) {
        const [firstSegment, lastSegment] = [leg.segments[0], leg.segments.at(-1)];
        expect([firstSegment?.departure, lastSegment?.arrival]).toEqual([leg.departure, leg.arrival]);
        expect([firstSegment?.from, lastSegment?.to, firstSegment?.flightNumber]).toEqual([
          leg.from,
          leg.to,
          leg.flightNumber,
        ]);
        expect(leg.segments.slice(0, -1).map(({ to }) => to)).toEqual(leg.stops.map(({ airport }) => airport));
        const flown = leg.segments.reduce((sum, { durationMinutes }) => sum + durationMinutes, 0);
        expect(flown + leg.stops.reduce((sum, { minutes }) => sum + minutes, 0)).toBe(leg.durationMinutes);
      }
    },
  );

  it('change the airport within a town now and then, with time enough for the way', () => {
    const changes = ['2026-02-10', '2026-02-11', '2026-02-12', '2026-02-13', '2026-02-14'].flatMap((departure) =>
      searchFlights({ from: 'LIS', to: 'SFO', departure }).flatMap(({ legs }) =>
        legs.flatMap(({ segments, stops }) =>
          stops.flatMap(({ airport, minutes }, index) => {
            const leaves = segments[index + 1]?.from ?? '';
            return leaves === airport ? [] : [{ airport, leaves, minutes }];
          }),
        ),
      ),
    );
    expect(changes.length).toBeGreaterThan(0);
    for (const { airport, leaves, minutes } of changes) {
      expect(airportByCode(leaves)?.city).toBe(airportByCode(airport)?.city);
      expect(minutes).toBeGreaterThanOrEqual(120);
    }
  });

  it('come back on the requested day, after they have arrived', () => {
    const there = { from: 'LHR', to: 'LIS', departure: '2026-02-10' };
    for (const { legs } of searchFlights({ ...there, return: '2026-02-10' })) {
      expect((legs[1]?.departure ?? '') > (legs[0]?.arrival ?? '')).toBe(true);
    }
    for (const { legs } of searchFlights({ ...there, return: '2026-02-14' })) {
      expect(legs.map(({ from, to }) => from + to)).toEqual(['LHRLIS', 'LISLHR']);
      expect(legs[1]?.departure.slice(0, 10)).toBe('2026-02-14');
    }
  });

  it('are sold by several airlines, each with a sign', () => {
    const offers = searchFlights({ from: 'JFK', to: 'LHR', departure: '2026-02-10' });
    expect(new Set(offers.map(({ airline }) => airline.name)).size).toBeGreaterThan(3);
    for (const { id } of AIRLINES) expect(airlineLogo(id)).toMatch(/^<svg/);
    expect(airlineLogo('unknown')).toBeNull();
  });

  it('cost a child less than an adult, and an infant least', () => {
    const total = (party: Record<string, string>): number =>
      searchFlights({ from: 'LHR', to: 'LIS', departure: '2026-02-10', ...party })[0]?.price.total ?? 0;
    const alone = total({});
    expect(total({ adults: '2' })).toBeCloseTo(alone * 2, 0);
    expect(total({ children: '1' }) - alone).toBeCloseTo(alone * 0.75, 0);
    expect(total({ infants: '1' }) - alone).toBeCloseTo(alone * 0.1, 0);
  });

  it('are none between neighbours', () => {
    expect(searchFlights({ from: 'LHR', to: 'LGW', departure: '2026-02-10' })).toEqual([]);
  });
});

it('a flight says nothing of seats and bags for all its fares, each of which has its own, and names no amount', () => {
  const fares = Object.values(words.fares).flat();
  expect([...words.descriptions, ...words.endings].filter((text) => /seat|bag/i.test(text))).toEqual([]);
  expect(fares.filter(({ description }) => /USD|\$/.test(description))).toEqual([]);
});
