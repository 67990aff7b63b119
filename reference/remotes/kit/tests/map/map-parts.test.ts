import { test } from '@fast-check/vitest';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { areaText, isInArea, parseArea } from '../../map/area.ts';
import { findPlace, groupByPlace, type MapItem } from '../../map/map-item.ts';

describe('a part of the map in an address', () => {
  it('is its four sides', () => {
    const area = { north: 38.80049, south: 38.7, east: -9.1, west: -9.2 };
    expect(areaText(area)).toBe('38.8,38.7,-9.1,-9.2');
    expect(parseArea('38.8,38.7,-9.1,-9.2')).toEqual({ ...area, north: 38.8 });
  });

  it.each(['', '1,2,3', '1,2,3,4,5', 'a,b,c,d', '1,2,3,4', '91,0,1,0', '1,0,181,0', ',,,', 'Infinity,0,0,0'])(
    'is none in %j',
    (text) => expect(parseArea(text)).toBeNull(),
  );

  it('may lie across the date line', () => {
    const area = { north: 10, south: -30, west: 170, east: -170 };
    expect(isInArea({ latitude: -18, longitude: 178 }, area)).toBe(true);
    expect(isInArea({ latitude: -18, longitude: -178 }, area)).toBe(true);
    expect(isInArea({ latitude: -18, longitude: 0 }, area)).toBe(false);
    expect(isInArea({ latitude: 11, longitude: 178 }, area)).toBe(false);
  });

  const degrees = (most: number) => fc.integer({ min: -most * 1000, max: most * 1000 }).map((whole) => whole / 1000);
  test.prop([degrees(90), degrees(90), degrees(180), degrees(180)])(
    'is read as it was written',
    (one, other, east, west) => {
      fc.pre(one !== other);
      const area = { north: Math.max(one, other), south: Math.min(one, other), east, west };
      expect(parseArea(areaText(area))).toEqual(area);
    },
  );
});

describe('the places of results', () => {
  const item = (id: string, latitude: number): MapItem => ({
    id,
    title: `Car ${id}`,
    point: { latitude, longitude: 1 },
    price: `$${id}`,
    card: null,
  });
  const places = groupByPlace(
    [item('1', 10), item('2', 20), item('3', 10.00001)],
    (first, others) => `${first} +${others}`,
  );

  it('are one for those that a pin would cover, with the price of the first', () => {
    expect(places.map(({ pin }) => [pin.title, pin.label])).toEqual([
      ['Car 1 +1', '$1'],
      ['Car 2', '$2'],
    ]);
    expect(places.map(({ items }) => items.map(({ id }) => id))).toEqual([['1', '3'], ['2']]);
  });

  it('are found by any of their items', () => {
    expect(findPlace(places, '3')?.pin.id).toBe('1');
    expect(findPlace(places, null)).toBeUndefined();
  });
});
