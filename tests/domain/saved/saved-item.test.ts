import { test } from '@fast-check/vitest';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isSameItem, newestFirst, parseNamedItem, savedItem } from '../../../src/domain/saved/saved-item.ts';

const HOTEL = { product: 'hotels', id: 'h1', path: '/booknow/hotels/h1', title: 'Hotel Harbour', picture: '/h1.svg' };

// @rule 2.1
describe('an item that is saved', () => {
  it('has a product by either name, a path of this site and a title', () => {
    expect(savedItem(HOTEL)).toEqual(HOTEL);
    expect(savedItem({ ...HOTEL, product: 'hotel' })).toEqual(HOTEL);
    for (const wrong of [
      { product: 'yacht' },
      { path: 'https://evil.example/' },
      { path: '//evil.example' },
      { path: '/logout' },
      { title: '  ' },
      { path: `/${'a'.repeat(2000)}` },
    ]) {
      expect(savedItem({ ...HOTEL, ...wrong })).toBeUndefined();
    }
  });

  it('is known by its path where it has no id, and has no picture that isn’t safe', () => {
    const { product, path, title } = HOTEL;
    expect(savedItem({ product, path, title, picture: 'javascript:alert(1)' })).toEqual({
      ...HOTEL,
      id: path,
      picture: '',
    });
  });

  it('is in the language that it was named with, where that is one of the site', () => {
    expect(savedItem({ ...HOTEL, language: 'ar' })).toEqual({ ...HOTEL, language: 'ar' });
    expect(savedItem({ ...HOTEL, language: 'xx' })).toEqual(HOTEL);
    expect(parseNamedItem({ ...HOTEL, language: 7 as never })).toEqual({ ...HOTEL, price: undefined });
  });

  it('reads fields of another type as missing', () => {
    const oddItem: never = { product: 1, path: null, title: {}, id: [], picture: 2 } as never;
    expect(parseNamedItem(oddItem)).toEqual({ product: '', path: '', title: '', id: '', picture: '' });
  });

  it('has the price that it was named with, and none where that is no price', () => {
    const price = { amount: 480.5, currency: 'USD' };
    expect(savedItem({ ...HOTEL, price })).toEqual({ ...HOTEL, price });
    expect(savedItem(parseNamedItem({ ...HOTEL, price: { ...price, more: 1 } as never }))).toEqual({ ...HOTEL, price });
    for (const wrong of [
      null,
      480,
      '480',
      {},
      { ...price, amount: '480' },
      { ...price, amount: Number.NaN },
      { ...price, amount: -1 },
      { ...price, amount: 0 },
      { ...price, amount: 1e300 },
      { ...price, currency: 'usd' },
      { ...price, currency: '<b>' },
    ]) {
      expect(savedItem(parseNamedItem({ ...HOTEL, price: wrong as never }))).toEqual(HOTEL);
    }
  });
});

// @rule 7.4
describe('a list with the newest first', () => {
  const same = (one: number, other: number) => one === other;

  test.prop([fc.array(fc.integer({ min: 0, max: 20 })), fc.integer({ min: 1, max: 12 })])(
    'has each item once, the last one first, and no more than it may',
    (items, most) => {
      const list = items.reduce<readonly number[]>((all, item) => newestFirst(all, item, same, most), []);
      expect(new Set(list).size).toBe(list.length);
      expect(list.length).toBe(Math.min(most, new Set(items).size));
      expect(list[0]).toBe(items.at(-1));
    },
  );
});

describe('two items', () => {
  it('are the same where product and id are', () => {
    expect(isSameItem({ product: 'hotels', id: '1' }, { product: 'hotels', id: '1' })).toBe(true);
    expect(isSameItem({ product: 'hotels', id: '1' }, { product: 'cars', id: '1' })).toBe(false);
  });
});
