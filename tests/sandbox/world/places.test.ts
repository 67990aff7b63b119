import { readFileSync } from 'node:fs';
import { test } from '@fast-check/vitest';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import airportCities from '../../../sandbox/world/geo/airport-cities.json' with { type: 'json' };
import { airports, airportsLike, nearestAirport } from '../../../sandbox/world/geo/airports.ts';
import { CITY_ROWS, citiesLike } from '../../../sandbox/world/geo/cities.ts';
import { milesBetween } from '../../../sandbox/world/geo/coordinates.ts';
import { COUNTRIES, countryName } from '../../../sandbox/world/geo/countries.ts';
import { splitNames } from '../../../sandbox/world/geo/place-names.ts';
import { suggestAirports, suggestCarPlaces, suggestPlaces } from '../../../sandbox/world/geo/suggest-places.ts';
import { joinNames } from '../../../src/domain/shared/join-names.ts';
import { runs } from '../../support/runs.ts';

const names = (typed: string): string[] => citiesLike(typed).map(({ fullName }) => fullName);
const codes = (typed: string): string[] => airportsLike(typed).map(({ code }) => code);

describe('the map', () => {
  it.each([
    ['cities', 'CC-BY-4.0', 'GeoNames'],
    ['airports', 'Public domain', 'OurAirports'],
    ['countries', 'MIT', 'countries-list'],
  ])('names where its %s come from, and stays below a megabyte', (name, licence, source) => {
    const text = readFileSync(`sandbox/world/geo/${name}.json`, 'utf8');
    const table = JSON.parse(text) as { licence: string; source: string; attribution: string };
    expect(table.licence).toBe(licence);
    expect(table.source).toContain(source);
    expect(table.attribution).not.toBe('');
    expect(text.length).toBeLessThan(1_000_000);
  });

  it('knows ten thousand cities and more, three thousand airports and more, all on the globe and in a country', () => {
    expect(CITY_ROWS.length).toBeGreaterThan(10_000);
    expect(airports().length).toBeGreaterThan(3000);
    const known = new Set(COUNTRIES.map(({ code }) => code));
    const all = [...airports(), ...CITY_ROWS.map(rowAsPlace)];
    const misplaced = all.filter(({ latitude, longitude, country }) => {
      return !(Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180 && known.has(country));
    });
    expect(misplaced).toEqual([]);
    expect(new Set(airports().map(({ code }) => code)).size).toBe(airports().length);
    expect(airports().filter(({ code }) => !/^[A-Z]{3}$/.test(code))).toEqual([]);
  });

  it('gives every country a dial code', () => {
    expect(COUNTRIES.find(({ code }) => code === 'AE')).toEqual({
      code: 'AE',
      name: 'United Arab Emirates',
      dialCode: '+971',
    });
    expect(COUNTRIES.filter(({ dialCode }) => !/^\+\d{1,6}$/.test(dialCode))).toEqual([]);
    expect([countryName('DK'), countryName('??')]).toEqual(['Denmark', '??']);
  });
});

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
    ['york', 'New York City, NY, United States'],
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

  it('finds a city where it is', () => {
    const [dubai] = citiesLike('dubai');
    expect(milesBetween(dubai ?? { latitude: 0, longitude: 0 }, { latitude: 25.2, longitude: 55.27 })).toBeLessThan(10);
  });

  test.prop([fc.oneof(fc.string(), fc.stringMatching(/^[a-z]{1,4}$/))], { numRuns: runs(40) })(
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

describe('suggestions', () => {
  it('carry the fields of the wire', () => {
    expect(suggestPlaces('reykjav')[0]).toEqual({
      name: 'Reykjavík',
      fullName: 'Reykjavík, Iceland',
      coordinates: { lat: expect.closeTo(64.14, 1), long: expect.closeTo(-21.9, 1) },
      type: 'city',
    });
    expect(suggestAirports('kef')[0]).toEqual({
      code: 'KEF',
      name: 'Keflavik International Airport',
      city: 'Reykjavík',
      country: 'Iceland',
    });
  });

  it.each([
    ['fr', 'Lisbonne', 'Lisbonne, Portugal'],
    ['de', 'lissab', 'Lissabon, Portugal'],
    ['ar', 'لشب', 'لشبونة، البرتغال'],
    ['no', 'paris, fr', 'Paris, Frankrike'],
    ['en', 'Lisbonne', 'Lisbon, Portugal'],
  ])('have the names of the language %s: %s is %s', (language, typed, fullName) => {
    expect(suggestPlaces(typed, language)[0]?.fullName).toBe(fullName);
  });

  it('have them for airports, too, and keep a smaller town of the same name as it is', () => {
    expect(suggestAirports('Lissabon', 'sv')[0]).toMatchObject({ code: 'LIS', city: 'Lissabon', country: 'Portugal' });
    const parises = citiesLike('paris', 10, 'ar').filter(({ country }) => country === 'US');
    expect(parises[0]?.name).toBe('Paris');
  });

  it.each([
    ['fr', 'Lisbonne', 'Lisbonne', ['LIS']],
    ['fr', 'Londres', 'Londres', ['LHR', 'LGW', 'STN', 'LTN', 'LCY', 'SEN']],
    ['es', 'nueva york', 'Nueva York', ['JFK', 'EWR', 'LGA']],
    ['ar', 'لشبونة', 'لشبونة', ['LIS']],
    ['ar', 'نيويورك', 'نيويورك', ['JFK', 'EWR', 'LGA']],
    ['sv', 'Kopenhagen', 'Köpenhamn', ['CPH', 'RKE']],
    ['pt', 'Istambul', 'Istambul', ['IST', 'SAW', 'ISL']],
    ['de', 'Tokio', 'Tokio', ['HND', 'NRT']],
    ['de', 'Mailand', 'Mailand', ['MXP', 'LIN', 'BGY']],
    ['de', 'koln', 'Köln', ['CGN']],
    ['fr', 'Bruxelles', 'Bruxelles', ['BRU', 'CRL']],
  ])('have a city’s airports together and first, in the language %s by “%s”', (language, typed, city, own) => {
    const found = suggestAirports(typed, language).slice(0, own.length);
    expect(found.map((airport) => [airport.code, airport.city])).toEqual(own.map((code) => [code, city]));
    expect(suggestCarPlaces(typed, language)[0]).toMatchObject({ code: own[0] });
  });

  it('find an airport by the town that it lies in, too, and give a namesake no other name', () => {
    expect(suggestAirports('newark', 'es')[0]).toMatchObject({ code: 'EWR', city: 'Nueva York' });
    expect(suggestAirports('YXU', 'fr')[0]).toMatchObject({ city: 'London', country: 'Canada' });
  });

  it('have airports, regions and landmarks after cities', () => {
    const found = (typed: string, language?: string) =>
      suggestPlaces(typed, language).map(({ type, fullName }) => `${type}: ${fullName}`);
    expect(found('heathrow')).toContain('airport: London Heathrow Airport (LHR), London, United Kingdom');
    expect(found('lhr')[0]).toBe('airport: London Heathrow Airport (LHR), London, United Kingdom');
    expect(found('dubai m')).toEqual(['attraction: Dubai Marina, Dubai, United Arab Emirates']);
    expect(found('corniche')).toContain('attraction: Corniche, Abu Dhabi, United Arab Emirates');
    expect(found('toskana', 'de')).toEqual(['region: Toskana, Italien']);
    expect(found('tuscany')[0]).toBe('region: Tuscany, Italy');
    const kinds = found('du').map((place) => place.slice(0, place.indexOf(':')));
    expect(kinds.lastIndexOf('city')).toBeLessThan(kinds.indexOf('airport'));
    expect(kinds.length).toBe(10);
  });

  it('offer airports before towns for rental cars, ten in all', () => {
    const places = suggestCarPlaces('dub');
    expect(places[0]).toMatchObject({ type: 'airport', code: 'DUB', name: 'Dublin Airport (DUB)' });
    expect(places.find(({ type }) => type === 'city')?.name).toBe('Dubai');
    expect(places.length).toBeLessThanOrEqual(10);
    expect(places.map(({ type }) => type)).toEqual(places.map(({ type }) => type).toSorted());
  });

  it('are empty when nothing was typed', () => {
    expect([suggestPlaces(' '), suggestCarPlaces(''), suggestAirports('')]).toEqual([[], [], []]);
  });
});

function rowAsPlace(row: string) {
  const [, country = '', latitude, longitude] = row.split('|');
  return { country, latitude: Number(latitude), longitude: Number(longitude) };
}
