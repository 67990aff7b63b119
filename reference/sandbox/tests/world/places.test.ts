import { test } from '@fast-check/vitest';
import { joinNames } from '@livery/contract/shared/join-names';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import airportCities from '../../world/geo/airport-cities.json' with { type: 'json' };
import { airportsLike, nearestAirport } from '../../world/geo/airports.ts';
import { citiesLike } from '../../world/geo/cities.ts';
import { splitNames } from '../../world/geo/place-names.ts';

const names = (typed: string): string[] => citiesLike(typed).map(({ fullName }) => fullName);
const codes = (typed: string): string[] => airportsLike(typed).map(({ code }) => code);

describe('citiesLike', () => {
  it.each([
    ['dub', 'Dubai, United Arab Emirates'],
    ['lisb', 'Lisbon, Portugal'],
    ['lisbonne', 'Lisbon, Portugal'],
    ['köpenh', 'Copenhagen, Denmark'],
    ['seville', 'Sevilla, Spain'],
    ['الرياض', 'Riyadh, Saudi Arabia'],
    ['SAO PAU', 'São Paulo, Brazil'],
    ['são pau', 'São Paulo, Brazil'],
    ['york', 'York, United Kingdom'],
    ['paris, fr', 'Paris, France'],
    ['bali', 'Bali, Indonesia'],
    ['zermatt', 'Zermatt, Switzerland'],
    ['portugal', 'Lisbon, Portugal'],
  ])('finds for "%s" first: %s', (typed, first) => {
    expect(names(typed)[0]).toBe(first);
  });

  it('puts the larger city first, and distinguishes American ones of the same name', () => {
    expect(names('dub').slice(0, 2)).toEqual(['Dubai, United Arab Emirates', 'Dublin, Ireland']);
    expect(names('springfield').slice(0, 2)).toEqual([
      'Springfield, MO, United States',
      'Springfield, MA, United States',
    ]);
  });

  test.prop([fc.oneof(fc.string(), fc.stringMatching(/^[a-z]{1,4}$/))])(
    'finds ten cities at most, whatever is typed',
    (typed) => {
      expect(citiesLike(typed).length).toBeLessThanOrEqual(10);
    },
  );
});

describe('airportsLike', () => {
  it('finds an airport by its code before all others', () => {
    expect(codes('dub')[0]).toBe('DUB');
    expect(codes(' lhr ')[0]).toBe('LHR');
  });

  it('finds the airports of a city by its own code, the busiest first', () => {
    expect(codes('nyc')).toEqual(['JFK', 'EWR', 'LGA']);
    expect(codes('LON').slice(0, 6)).toEqual(['LHR', 'LGW', 'STN', 'LTN', 'LCY', 'SEN']);
    expect(codes('par').slice(0, 2)).toEqual(['CDG', 'ORY']);
    for (const [name, city] of Object.entries(airportCities)) {
      const own = city.airports.split(' ');
      const typed = 'code' in city ? city.code : name;
      const found = codes(typed);
      expect(found.slice(found.indexOf(own[0] ?? '')).slice(0, own.length), typed).toEqual(own);
    }
  });

  it('finds the airports of a city, and by a word of the name', () => {
    expect(codes('london').slice(0, 6)).toEqual(['LHR', 'LGW', 'STN', 'LTN', 'LCY', 'SEN']);
    expect(codes('heathrow')).toEqual(['LHR']);
    expect(codes('são paulo')[0]).toBe('GRU');
  });

  it('knows the nearest one, if it is near enough', () => {
    const lisbon = { latitude: 38.7169, longitude: -9.1399 };
    expect(nearestAirport(lisbon, 10)?.code).toBe('LIS');
    expect(nearestAirport(lisbon, 1)).toBeNull();
  });
});

describe('names one after another', () => {
  const anyName = fc.stringMatching(/^[a-zA-Zéا-ي]{1,6}$/);

  test.prop([fc.array(anyName, { minLength: 1, maxLength: 4 })])('are told apart again, in any script', (names) => {
    expect(splitNames(joinNames(names))).toEqual(names);
  });

  it('have the comma of Arabic where one is in Arabic letters, and none for what is left out', () => {
    expect(joinNames(['Lisbon', '', 'Portugal'])).toBe('Lisbon, Portugal');
    expect(joinNames(['Humberto Delgado Airport', 'البرتغال'])).toBe('Humberto Delgado Airport، البرتغال');
  });
});
