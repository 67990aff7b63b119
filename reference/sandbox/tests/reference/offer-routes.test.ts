import { describe, expect, it } from 'vitest';
import { createSandbox } from '../../app.ts';
import { requestSandbox } from '../support/request-sandbox.ts';
import { personHeaders } from './support/a-sandbox.ts';
import { NOW, SOME_SEARCH } from './support/some-searches.ts';

const app = createSandbox({ now: () => NOW });

const offersOf = (product: string, fields: Readonly<Record<string, string>>) =>
  requestSandbox(`/api/reference/${product}/offers?${new URLSearchParams(fields)}`, { app });

interface HotelDetails {
  readonly stay: object;
  readonly price: { readonly total: number };
  readonly choices: readonly {
    readonly price: { readonly total: number };
    readonly rate: { readonly guests: number; readonly forRoom?: number };
  }[];
}

describe('a search for offers', () => {
  it.each(Object.entries(SOME_SEARCH))('finds some of the product %s, and counts them', async (product, query) => {
    const { status, json } = await offersOf(product, query);
    const { data, total } = json as { data: { product: string }[]; total: number };
    expect([status, total]).toEqual([200, data.length]);
    expect(new Set(data.map((offer) => offer.product))).toEqual(new Set([product]));
  });

  it.each(Object.entries(SOME_SEARCH))(
    'shows pictures of the product %s that can be painted',
    async (product, query) => {
      const { data } = (await offersOf(product, query)).json as { data: { pictures: string[] }[] };
      for (const picture of data.slice(0, 3).flatMap(({ pictures }) => pictures)) {
        expect([picture, (await app.request(picture)).status]).toEqual([picture, 200]);
      }
    },
  );

  it('shows no picture of another car', async () => {
    const { data } = (await offersOf('car', SOME_SEARCH['car'] ?? {})).json as {
      data: { picture: string; pictures: string[] }[];
    };
    expect(data.map(({ pictures }) => pictures)).toEqual(data.map(({ picture }) => [picture]));
  });

  const [hotel, car, activity, flight, cruise] = ['hotel', 'car', 'activity', 'flight', 'cruise'].map(
    (product) => SOME_SEARCH[product] ?? {},
  );

  it.each([
    ['hotel', 'lat', { ...hotel, lat: '91' }],
    ['hotel', 'long', { ...hotel, long: 'east' }],
    ['hotel', 'checkIn', { ...hotel, checkIn: '2026-02-30' }],
    ['hotel', 'checkIn', { ...hotel, checkIn: '9999-12-31' }],
    ['hotel', 'checkOut', { ...hotel, checkOut: '2026-02-10' }],
    ['hotel', 'checkOut', { ...hotel, checkOut: '2026-06-10' }],
    ['hotel', 'rooms', { ...hotel, rooms: '9' }],
    ['hotel', 'rooms', { ...hotel, rooms: '1.5' }],
    ['hotel', 'adults', { ...hotel, adults: '17' }],
    ['hotel', 'adults', { ...hotel, rooms: '3', adults: '2' }],
    ['hotel', 'children', { ...hotel, children: '-1' }],
    ['hotel', 'guests', { ...hotel, guests: '2-' }],
    ['hotel', 'guests', { ...hotel, guests: '2-6..1' }],
    ['hotel', 'adults', { ...hotel, guests: '9.9' }],
    ['car', 'pickupLatitude', { ...car, pickupLatitude: '' }],
    ['car', 'returnLongitude', { ...car, returnLongitude: '181' }],
    ['car', 'pickUpDateTime', { ...car, pickUpDateTime: '2026-02-10' }],
    ['car', 'returnDateTime', { ...car, returnDateTime: '2026-02-10T10:00' }],
    ['car', 'age', { ...car, age: '17' }],
    ['activity', 'latitude', { ...activity, latitude: 'x' }],
    ['activity', 'date', { ...activity, date: 'tomorrow' }],
    ['flight', 'from', { ...flight, from: 'ZZZZ' }],
    ['flight', 'to', { ...flight, to: '__proto__' }],
    ['flight', 'to', { ...flight, to: 'LHR' }],
    ['flight', 'departure', { ...flight, departure: '' }],
    ['flight', 'return', { ...flight, return: '2026-02-09' }],
    ['flight', 'adults', { ...flight, adults: '0' }],
    ['flight', 'children', { ...flight, children: '9' }],
    ['flight', 'infants', { ...flight, infants: '3' }],
    ['cruise', 'shipLine', { ...cruise, shipLine: 'AUR' }],
    ['cruise', 'month', { ...cruise, month: '2026-13' }],
  ])('of the product %s refuses a bad %s in one sentence that names it: %j', async (product, field, fields) => {
    const { status, json } = await offersOf(product, fields);
    expect([status, json]).toEqual([400, { message: expect.stringMatching(new RegExp(`^${field} must be .*\\.$`)) }]);
  });

  it('means tomorrow where no day is given', async () => {
    const { lat = '', long = '' } = hotel ?? {};
    const { data } = (await offersOf('hotel', { lat, long })).json as { data: { stay: object }[] };
    expect(data[0]?.stay).toMatchObject({ checkIn: '2026-02-02', checkOut: '2026-02-03', rooms: 1, adults: 2 });
  });

  it.each([
    ['2-6', 3],
    ['4', 4],
    ['2-0-6-9', 5],
    ['2-6.2-6', 3],
  ])('has only rooms in which the guests of a room can sleep: %s', async (guests, people) => {
    const { data } = await hotelFor(guests);
    expect(data.choices.length).toBeGreaterThan(0);
    expect(Math.min(...data.choices.map(({ rate }) => rate.guests))).toBeGreaterThanOrEqual(people);
    expect(data.price.total).toBe(data.choices[0]?.price.total);
  });

  it('has choices for each room where rooms have other guests, whose first ones cost what the offer does', async () => {
    const { data } = await hotelFor('2-6-9.1');
    expect(data.stay).toMatchObject({
      ...{ rooms: 2, adults: 3, children: 2, mostInRoom: 4 },
      byRoom: [
        { adults: 2, childAges: [6, 9] },
        { adults: 1, childAges: [] },
      ],
    });
    const [firstChoice, secondChoice] = [1, 2].map((room) => data.choices.filter(({ rate }) => rate.forRoom === room));
    expect(data.choices.length).toBe((firstChoice ?? []).length + (secondChoice ?? []).length);
    expect(Math.min(...(firstChoice ?? []).map(({ rate }) => rate.guests))).toBe(4);
    expect(Math.min(...(secondChoice ?? []).map(({ rate }) => rate.guests))).toBe(2);
    const cents = [firstChoice, secondChoice].map((room) => Math.round((room?.[0]?.price.total ?? 0) * 100));
    expect(cents.reduce((sum, one) => sum + one, 0)).toBe(Math.round(data.price.total * 100));
  });

  it('finds no hotel for more people in a room than sleep in any', async () => {
    const { lat = '', long = '' } = hotel ?? {};
    expect((await offersOf('hotel', { lat, long, guests: '7' })).json).toEqual({ data: [], total: 0 });
  });

  async function hotelFor(guests: string) {
    const { lat = '', long = '' } = hotel ?? {};
    const { data } = (await offersOf('hotel', { lat, long, guests })).json as { data: { id: string }[] };
    const details = await requestSandbox(`/api/reference/hotel/offers/${data[0]?.id}`, { app });
    return details.json as { data: HotelDetails };
  }

  it('finds nothing in the wilderness', async () => {
    expect((await offersOf('hotel', { ...hotel, lat: '0', long: '-140' })).json).toEqual({ data: [], total: 0 });
  });

  it('finds no ship that has left', async () => {
    const lateSandbox = createSandbox({ now: () => new Date('2026-03-20T12:00:00Z') });
    const { json } = await requestSandbox('/api/reference/cruise/offers?month=2026-03', { app: lateSandbox });
    const { data } = json as { data: { departure: string }[] };
    expect(data.length).toBeGreaterThan(0);
    expect(data.every(({ departure }) => departure >= '2026-03-20')).toBe(true);
  });

  it("is remembered for the agency's own people, where one of them searched", async () => {
    const freshSandbox = createSandbox({ now: () => NOW });
    const path = `/api/reference/flight/offers?${new URLSearchParams({ ...flight, utm_source: 'x' })}`;
    for (const headers of [{}, personHeaders('traveller'), personHeaders('agent')])
      await requestSandbox(path, { app: freshSandbox, headers });
    const { json } = await requestSandbox('/api/reference/searches', {
      app: freshSandbox,
      headers: personHeaders('agent'),
    });
    expect(json).toEqual({
      data: ['agent', 'traveller'].map((id) => ({
        id: expect.any(String),
        at: NOW.toISOString(),
        product: 'flight',
        query: flight,
        places: ['London', 'Lisbon'],
        results: expect.any(Number),
        by: { id: `aurora-${id}`, name: expect.any(String) },
      })),
    });
  });
});

describe('details of an offer', () => {
  it('are those of the offer, and more', async () => {
    const { data } = (await offersOf('hotel', SOME_SEARCH['hotel'] ?? {})).json as { data: { id: string }[] };
    const { status, json } = await requestSandbox(`/api/reference/hotel/offers/${data[1]?.id}`, { app });
    expect(status).toBe(200);
    expect(json).toMatchObject({
      data: {
        ...data[1],
        description: expect.any(Array),
        choices: expect.any(Array),
        policies: { cancellation: expect.any(Array) },
      },
    });
  });

  it('are unknown for another product, and for a forged id', async () => {
    const { data } = (await offersOf('hotel', SOME_SEARCH['hotel'] ?? {})).json as { data: { id: string }[] };
    for (const path of [`car/offers/${data[0]?.id}`, 'hotel/offers/x', 'hotel/offers/__proto__']) {
      const { status, json } = await requestSandbox(`/api/reference/${path}`, { app });
      expect([status, json]).toEqual([404, { message: 'There is no such offer: search again.' }]);
    }
  });

  it('are there at no unknown host', async () => {
    expect((await requestSandbox('/api/reference/hotel/offers/x', { app, agency: 'unknown' })).status).toBe(404);
  });
});
