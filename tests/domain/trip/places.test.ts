import { test } from '@fast-check/vitest';
import {
  airportFromFields,
  carCountryFromFields,
  placeFromFields,
  shipLineFromFields,
  validCoordinates,
} from '@livery/contract/trip/places';
import { anyHostileText } from '@livery/testkit/arbitraries';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

const anyGiven = fc.option(anyHostileText, { nil: undefined });
const anyNumber = fc.option(fc.double(), { nil: undefined });

// @rule 7.7
describe('validCoordinates', () => {
  it.each([
    [90, 180],
    [-90, -180],
    [0, 0],
    [25.2, 55.27],
  ])('is the point at %d, %d', (latitude, longitude) => {
    expect(validCoordinates(latitude, longitude)).toEqual({ latitude, longitude });
  });

  it.each([
    [90.01, 0],
    [-90.01, 0],
    [0, 180.01],
    [0, -180.01],
    [Number.NaN, 0],
    [0, Number.NaN],
    [Infinity, 0],
    [0, -Infinity],
  ])('is none at %d, %d', (latitude, longitude) => {
    expect(validCoordinates(latitude, longitude)).toBeNull();
  });
});

// @rule 7.7, 7.15
describe('placeOf (rules §3, auto-suggestion lists)', () => {
  const lisbon = {
    name: 'Lisbon',
    fullName: 'Lisbon, Portugal',
    latitude: 38.72,
    longitude: -9.14,
    kind: 'city',
  } as const;
  const nowhere = { latitude: undefined, longitude: undefined, kind: undefined };

  it('is the place that was given', () => {
    expect(placeFromFields(lisbon)).toEqual({
      name: 'Lisbon',
      fullName: 'Lisbon, Portugal',
      coordinates: { latitude: 38.72, longitude: -9.14 },
      kind: 'city',
    });
  });

  it('gets by with either name, and with nothing else', () => {
    const bare = { name: 'Lisbon', fullName: 'Lisbon', coordinates: null, kind: 'other' };
    expect(placeFromFields({ ...nowhere, name: ' Lisbon ', fullName: undefined })).toEqual(bare);
    expect(placeFromFields({ ...nowhere, name: undefined, fullName: ' Lisbon ' })).toEqual(bare);
    expect(placeFromFields({ ...nowhere, name: ' ', fullName: 'Lisbon' })).toEqual(bare);
    expect(placeFromFields({ ...nowhere, name: 'Lisbon', fullName: '\t' })).toEqual(bare);
  });

  it('has no coordinates where half of them is missing or off the globe', () => {
    expect(placeFromFields({ ...lisbon, latitude: undefined })?.coordinates).toBeNull();
    expect(placeFromFields({ ...lisbon, longitude: undefined })?.coordinates).toBeNull();
    expect(placeFromFields({ ...lisbon, latitude: 91 })?.coordinates).toBeNull();
  });

  it.each([undefined, '', ' \n'])('is nothing to suggest when its names are %j', (name) => {
    expect(placeFromFields({ ...lisbon, name, fullName: name })).toBeUndefined();
  });

  const anyPlace = fc.record({
    name: anyGiven,
    fullName: anyGiven,
    latitude: anyNumber,
    longitude: anyNumber,
    kind: fc.constantFrom(undefined, 'airport' as const),
  });
  test.prop([anyPlace])('makes something sound of anything', (given) => {
    const place = placeFromFields(given);
    if (place === undefined) return;
    expect([place.name.trim(), place.fullName.trim()]).toEqual([place.name, place.fullName]);
    expect(place.name === '' || place.fullName === '').toBe(false);
  });
});

// @rule 7.7
describe('airportFromFields', () => {
  it('is the airport that was given', () => {
    const dubai = { code: 'DXB', name: 'Dubai International', city: 'Dubai', country: 'United Arab Emirates' };
    expect(airportFromFields(dubai)).toEqual(dubai);
  });

  it('trims what was given, and needs the code only', () => {
    expect(airportFromFields({ code: ' dxb ', name: ' ', city: ' Dubai ', country: ' AE ' })).toEqual({
      code: 'DXB',
      name: 'DXB',
      city: 'Dubai',
      country: 'AE',
    });
    const bare = { code: 'DXB', name: undefined, city: undefined, country: undefined };
    expect(airportFromFields(bare)).toEqual({ code: 'DXB', name: 'DXB', city: '', country: '' });
    expect(airportFromFields({ ...bare, name: ' Dubai International ' })?.name).toBe('Dubai International');
  });

  it.each([undefined, '', 'DX', 'DXBX', 'D1B', '__proto__'])('is none with the code %j', (code) => {
    expect(airportFromFields({ code, name: 'Somewhere', city: '', country: '' })).toBeUndefined();
  });
});

// @rule 7.7
describe('shipLineFromFields', () => {
  it('is the line that was given', () => {
    expect(shipLineFromFields({ id: ' 7 ', name: ' Northern Star ' })).toEqual({ id: '7', name: 'Northern Star' });
  });

  it.each([undefined, '', ' '])('goes by its name where its id is %j', (id) => {
    expect(shipLineFromFields({ id, name: 'Northern Star' })).toEqual({ id: 'Northern Star', name: 'Northern Star' });
  });

  it.each([undefined, '', ' '])('is none with the name %j', (name) => {
    expect(shipLineFromFields({ id: '7', name })).toBeUndefined();
  });
});

// @rule 7.7
describe('carCountryFromFields', () => {
  it('is the country that was given', () => {
    expect(carCountryFromFields({ code: ' us ', name: ' United States ' })).toEqual({
      code: 'US',
      name: 'United States',
    });
  });

  it.each([undefined, '', ' '])('goes by its code where its name is %j', (name) => {
    expect(carCountryFromFields({ code: 'US', name })).toEqual({ code: 'US', name: 'US' });
  });

  it.each([undefined, '', 'U', 'USA', 'U1', '__proto__'])('is none with the code %j', (code) => {
    expect(carCountryFromFields({ code, name: 'Somewhere' })).toBeUndefined();
  });
});
