import { describe, expect, it } from 'vitest';
import { createSandbox } from '../../../sandbox/app.ts';
import { requestSandbox } from '../support/request-sandbox.ts';
import { NOW } from './support/some-searches.ts';

const app = createSandbox({ now: () => NOW });

describe('a deal of the home page', () => {
  const stay = JSON.stringify({ start: '2026-02-02', end: '2026-02-03' });
  const rooms = JSON.stringify([{ numOfRoom: 1, numOfAdults: 2, numOfChildren: 0, childAges: [] }]);

  async function deals(path: string, fields: Record<string, string>) {
    const { json } = await requestSandbox(`${path}?${new URLSearchParams(fields)}`, { app });
    return (json as { response: { link: string; rates: { totalRate: number } }[] }).response;
  }

  async function totalOf(product: string, id: string): Promise<unknown> {
    const { json } = await requestSandbox(`/api/reference/${product}/offers/${id}`, { app });
    return (json as { data?: { price: { total: number } } }).data?.price.total;
  }

  it('of a hotel leads to the offer for the stay, at its price', async () => {
    const found = await deals('/api/hotel/deals/hotel-search', {
      latitude: '25.0805',
      longitude: '55.1403',
      stayPeriod: stay,
      occupancies: rooms,
    });
    for (const { link, rates } of found) {
      const { pathname, searchParams } = new URL(link, 'http://site.example');
      expect([pathname, searchParams.get('checkIn'), searchParams.get('adults')]).toEqual([
        '/booknow/hotels/search-details',
        '2026-02-02',
        '2',
      ]);
      expect(await totalOf('hotel', searchParams.get('hotelId') ?? '')).toBe(rates.totalRate);
    }
  });

  it('of a car leads to the offer for the rental, at its price', async () => {
    const found = await deals('/api/car-rental/deals/car-search', {
      pickupLatitude: '25.2532',
      pickupLongitude: '55.3657',
      returnLatitude: '25.2532',
      returnLongitude: '55.3657',
      pickUpDateTime: '2026-02-03T11:00:00',
      returnDateTime: '2026-02-05T11:00:00',
    });
    for (const { link, rates } of found) {
      const { pathname, searchParams } = new URL(link, 'http://site.example');
      expect([pathname, searchParams.get('returnDateTime')]).toEqual([
        '/booknow/cars/result-details',
        '2026-02-05T11:00:00',
      ]);
      expect(await totalOf('car', searchParams.get('carId') ?? '')).toBe(rates.totalRate);
    }
  });

  it('of an activity leads to the offer for the day, at its price', async () => {
    const found = await deals('/api/activity/deals/activity-search', {
      latitude: '25.0805',
      longitude: '55.1403',
      date: '2026-02-03',
    });
    expect(found.length).toBeGreaterThan(0);
    for (const { link, rates } of found)
      expect(await totalOf('activity', link.split('/').at(-1) ?? '')).toBe(rates.totalRate);
  });

  it('leads to the offer for tomorrow where it was searched without a day', async () => {
    const [hotel] = await deals('/api/hotel/deals/hotel-search', { latitude: '25.0805', longitude: '55.1403' });
    const id = new URL(hotel?.link ?? '', 'http://site.example').searchParams.get('hotelId');
    const { json } = await requestSandbox(`/api/reference/hotel/offers/${id}`, { app });
    expect(json).toMatchObject({ data: { stay: { checkIn: '2026-02-02', nights: 1 } } });
  });
});
