import { parseResortDeals } from '@livery/contract/wire/resort-wire';
import { describe, expect, it } from 'vitest';

const read = (response: unknown, requested?: string) => {
  const deals = parseResortDeals(response, requested);
  return deals.ok ? deals.value : undefined;
};

describe('deals of resorts', () => {
  it('lose only what makes no sense', () => {
    const data = [
      null,
      7,
      { id: 'a' },
      { id: 'b', name: 'B', price: -1, amenities: [3, ' Spa '] },
      { id: 'b', name: 'C', price: 5, currency: 'dollars' },
    ];
    const nothing = { location: '', image: '', picture: '', rating: null, amenities: [], point: null, rooms: [] };
    expect(read({ data })).toEqual([{ id: 'b', name: 'C', ...nothing, price: null, rates: null }]);
  });

  it('may come without a wrapper, or as one object in place of a list', () => {
    const deal = { id: 'a', name: 'A', price: 100, currency: 'usd' };
    for (const response of [{ data: [deal] }, [deal], { data: deal }]) {
      expect(read(response)).toMatchObject([{ id: 'a', price: { amount: 100, currency: 'USD' } }]);
    }
    expect([read({ data: null }), read('x'), read({ data: 'x' }), read({})]).toEqual([
      [],
      undefined,
      undefined,
      undefined,
    ]);
  });

  it('are in the requested currency where they name none', () => {
    const data = [
      { name: 'A', price: 100, rooms: [{ sleeps: 2, price: 50 }] },
      { name: 'B', price: 100, currency: 'EUR', rooms: [{ sleeps: 2, price: 50 }, { price: 1 }] },
    ];
    const currencies = read({ data }, 'AED')?.map(({ price, rooms }) => [price?.currency, rooms[0]?.price.currency]);
    expect(currencies).toEqual([
      ['AED', 'AED'],
      ['EUR', 'EUR'],
    ]);
  });

  it('are where their coordinates are, as those of every place', () => {
    const placed = (coordinates: unknown) => read({ data: [{ name: 'A', coordinates }] })?.[0]?.point;
    const cancun = { latitude: 21.16, longitude: -86.85 };
    for (const known of [{ lat: 21.16, lon: -86.85 }, cancun, { lat: '21.16', lng: '-86.85' }]) {
      expect(placed(known)).toEqual(cancun);
    }
    for (const nowhere of [{ lat: 91, lon: 0 }, { lat: 'x', lon: 2 }, { lat: 1 }, null])
      expect(placed(nowhere)).toBeNull();
  });

  it('say nothing of what a price is made of where that is another price', () => {
    const rates = { base: 80, taxesAndFees: 10, markupPercentage: 12.5 };
    const ratesFor = (of: unknown) =>
      read({ data: [{ name: 'A', price: 100, currency: 'USD', rates: of }] })?.[0]?.rates;
    expect(ratesFor({ ...rates, total: 100 })).toMatchObject({ ...rates, total: 100 });
    for (const other of [{ ...rates, total: 99 }, rates, null, 'x', undefined]) expect(ratesFor(other)).toBeNull();
  });

  it('have the place of their full name and the picture of their cover, where they have no others', () => {
    const cover = { url: ' https://media.example/a.jpg ', colour: '#a1b2c3' };
    const [deal] =
      read({ data: [{ id: 1, name: 'Palm Bay', price: 90, fullName: 'Palm Bay, Lagos', cover }] }, 'USD') ?? [];
    expect(deal).toMatchObject({
      id: '1',
      location: 'Lagos',
      image: 'https://media.example/a.jpg',
      picture: { url: 'https://media.example/a.jpg', colour: '#a1b2c3' },
    });
  });
});
