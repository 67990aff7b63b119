import { test } from '@fast-check/vitest';
import { runs } from '@livery/testkit/runs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { splitNames } from '../../world/geo/place-names.ts';
import { cruise } from '../../world/products/cruise.ts';
import { WORLD_LANGUAGES } from '../../world/words/translate.ts';
import { ANY_SEARCH, TODAY } from './support/some-searches.ts';

function found(query: Record<string, string>, language = 'en') {
  const result = cruise.search(query, { seed: 1, origin: '', today: TODAY, language });
  if (typeof result === 'string') throw new Error(result);
  return result;
}

const cruises = (query: Record<string, string>, language?: string) => found(query, language).offers;

const portsOf = (offers: ReturnType<typeof cruises>): string[] =>
  offers.flatMap(({ itinerary }) => itinerary.flatMap(({ port }) => port ?? []));

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

  it.each([
    ['en', 'Lisbon, Portugal', 'Morocco'],
    ['fr', 'Lisbonne, Portugal', 'Maroc'],
    ['pt', 'Lisboa, Portugal', 'Marrocos'],
    ['sv', 'Lissabon, Portugal', 'Marocko'],
    ['ar', 'لشبونة، البرتغال', 'المغرب'],
  ])('call at ports with the names of the language %s, such as %s, in their details too', (language, port, country) => {
    const { offers, extras } = found({ shipLine: '4', month: '2027-01' }, language);
    expect(portsOf(offers)).toContain(port);
    const sentences = offers.map((offer) => extras(offer).description.join(' '));
    expect(sentences.some((sentence) => sentence.includes(country))).toBe(true);
    if (language !== 'en') expect(sentences.join(' ')).not.toMatch(/Morocco|Lisbon,/);
  });

  test.prop([ANY_SEARCH['cruise'] ?? fc.constant({}), fc.constantFrom(...WORLD_LANGUAGES)], { numRuns: runs(20) })(
    'are the same in every language but for their words; in Arabic every port is in Arabic letters',
    (query, language) => {
      const [english, translated] = [cruises(query), cruises(query, language)];
      expect(translated.map(({ id, price }) => [id, price])).toEqual(english.map(({ id, price }) => [id, price]));
      for (const { itinerary, departurePort } of translated) expect(itinerary[0]?.port).toBe(departurePort);
      for (const port of portsOf(translated)) expect(splitNames(port)).toHaveLength(2);
      for (const port of portsOf(cruises(query, 'ar'))) expect(port).not.toMatch(/\p{Script=Latin}|,/u);
    },
  );
});
