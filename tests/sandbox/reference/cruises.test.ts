import { test } from '@fast-check/vitest';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cruise } from '../../../sandbox/world/products/cruise.ts';
import { runs } from '../../support/runs.ts';
import { ANY_SEARCH, TODAY } from './support/some-searches.ts';

function cruises(query: Record<string, string>) {
  const found = cruise.search(query, { seed: 1, origin: '', today: TODAY });
  if (typeof found === 'string') throw new Error(found);
  return found.offers;
}

describe('cruises', () => {
  test.prop([ANY_SEARCH['cruise'] ?? fc.constant({})], { numRuns: runs(10) })(
    'leave a port, come back to it, and name every day between',
    (query) => {
      for (const { itinerary, nights, departurePort } of cruises(query)) {
        expect(itinerary.map(({ day }) => day)).toEqual(Array.from({ length: nights + 1 }, (_, day) => day + 1));
        const [first, last] = [itinerary[0], itinerary.at(-1)];
        expect([first?.port, last?.port]).toEqual([departurePort, departurePort]);
        expect([first?.arrival, last?.departure]).toEqual([null, null]);
        const ports = itinerary.slice(1).flatMap(({ port }) => port ?? []);
        expect(new Set(ports).size).toBe(ports.length);
        for (const { port, arrival, departure } of itinerary.slice(1, -1)) {
          expect([arrival === null, departure === null]).toEqual([port === null, port === null]);
        }
      }
    },
  );

  it('are of the line and in the month that were requested', () => {
    for (const { line, departure } of cruises({ shipLine: '9', month: '2026-03' })) {
      expect([line, departure.slice(0, 7)]).toEqual(['Tradewind Cruise Company', '2026-03']);
    }
  });

  it('leave in the next six months, the first first, where no month is requested', () => {
    const days = cruises({}).map(({ departure }) => departure);
    expect(days).toEqual(days.toSorted());
    expect([days[0]?.slice(0, 7), days.at(-1)?.slice(0, 7)]).toEqual(['2026-03', '2026-08']);
  });

  it('spare the fjords in winter', () => {
    expect(cruises({ shipLine: '4', month: '2027-01' }).some(({ name }) => name.includes('fjords'))).toBe(false);
    expect(cruises({ shipLine: '4', month: '2026-07' }).some(({ name }) => name.includes('fjords'))).toBe(true);
  });
});
