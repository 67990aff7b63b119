import { describe, expect, it } from 'vitest';
import { flight } from '../../world/products/flight.ts';
import { TODAY } from './support/some-searches.ts';

const CONTEXT = { seed: 1, origin: '', today: TODAY };
const NEXT_FLIGHTS = 'OSL-LHR-2026-02-10.LHR-LIS-2026-02-14';

function searchFlights(query: Record<string, string>) {
  const foundOffers = flight.search(query, CONTEXT);
  if (typeof foundOffers === 'string') throw new Error(foundOffers);
  return foundOffers.offers;
}

describe('flights with others after them', () => {
  it('are journeys of several where further flights are requested, each after the one before', () => {
    const firstFlight = { from: 'LIS', to: 'OSL', departure: '2026-02-10' };
    const offers = searchFlights({ ...firstFlight, next: NEXT_FLIGHTS });
    expect(offers.length).toBeGreaterThan(3);
    for (const { legs, id } of offers) {
      expect(legs.map(({ from, to }) => `${from}-${to}`)).toEqual(['LIS-OSL', 'OSL-LHR', 'LHR-LIS']);
      expect(legs.map(({ departure }) => departure.slice(0, 10))).toEqual(['2026-02-10', '2026-02-10', '2026-02-14']);
      expect(flight.search({ ...firstFlight, next: NEXT_FLIGHTS }, CONTEXT)).toMatchObject({
        offers: expect.arrayContaining([expect.objectContaining({ id })]),
      });
    }
    const alone = searchFlights(firstFlight).map(({ price }) => price.total);
    expect(Math.min(...offers.map(({ price }) => price.total))).toBeGreaterThan(Math.min(...alone));
  });

  it('are named by where they lead, not by the way home, and described by the stops on the way there', () => {
    const foundOffers = flight.search({ from: 'LIS', to: 'OSL', departure: '2026-02-10', next: NEXT_FLIGHTS }, CONTEXT);
    if (typeof foundOffers === 'string') throw new Error(foundOffers);
    for (const offer of foundOffers.offers) {
      const { description } = foundOffers.extras(offer);
      expect(offer.name).toMatch(/ to London$/);
      expect(description[0]).toContain('Heathrow');
      expect(description[0]).toContain('by way of');
      expect(description[0]).toContain('Oslo');
    }
  });

  it.each(['x', 'OSL-OSL-2026-02-12', 'OSL-LHR-2026-02-09', 'OSL-XXX-2026-02-12', 'OSL-LHR-2026-02-30'])(
    'are refused with the further flight %s',
    (next) => {
      const query = { from: 'LIS', to: 'OSL', departure: '2026-02-10', next };
      expect(flight.search(query, CONTEXT)).toMatch(/^next must be flights such as /);
    },
  );

  it('go back or further, not both', () => {
    const query = { from: 'LIS', to: 'OSL', departure: '2026-02-10', return: '2026-02-20', next: 'OSL-LHR-2026-02-12' };
    expect(flight.search(query, CONTEXT)).toMatch(/without return\.$/);
  });
});
