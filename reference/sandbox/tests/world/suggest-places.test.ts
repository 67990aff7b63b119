import { describe, expect, it } from 'vitest';
import { citiesLike } from '../../world/geo/cities.ts';
import { suggestAirports, suggestCarPlaces, suggestPlaces } from '../../world/geo/suggest-places.ts';

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
    // Larger towns begin with it, too.
    ['en', 'porto', 'Porto, Portugal'],
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
