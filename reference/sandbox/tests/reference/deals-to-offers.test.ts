import { describe, expect, it } from 'vitest';
import { createSandbox } from '../../app.ts';
import { requestSandbox } from '../support/request-sandbox.ts';
import { NOW } from './support/some-searches.ts';

const app = createSandbox({ now: () => NOW });

describe('a deal of the home page', () => {
  const DUBAI = { latitude: '25.0805', longitude: '55.1403' };
  const DXB = ['pickup', 'return'].flatMap((at) => [
    [`${at}Latitude`, '25.2532'],
    [`${at}Longitude`, '55.3657'],
  ]);
  const rooms = [{ numOfRoom: 1, numOfAdults: 2, numOfChildren: 0, childAges: [] }];
  const stay = { stayPeriod: '{"start":"2026-02-02","end":"2026-02-03"}', occupancies: JSON.stringify(rooms) };
  const rental = { pickUpDateTime: '2026-02-03T11:00:00', returnDateTime: '2026-02-05T11:00:00' };

  async function deals(search: string, fields: Record<string, string>) {
    const { json } = await requestSandbox(`/api/${search}?${new URLSearchParams(fields)}`, { app });
    const { response } = json as { response: { link: string; rates: { totalRate: number } }[] };
    return response.map(({ link, rates }) => ({ url: new URL(link, 'http://site.example'), total: rates.totalRate }));
  }

  const offer = async (product: string, id: string | null | undefined) =>
    (await requestSandbox(`/api/reference/${product}/offers/${id}`, { app })).json;

  it.each([
    [
      'hotel/deals/hotel-search',
      { ...DUBAI, ...stay },
      'hotel',
      'hotels/search-details',
      { checkIn: '2026-02-02', adults: '2' },
    ],
    ['car-rental/deals/car-search', { ...Object.fromEntries(DXB), ...rental }, 'car', 'cars/result-details', rental],
    ['activity/deals/activity-search', { ...DUBAI, date: '2026-02-03' }, 'activity', 'activities/result-details', {}],
  ])('of %s leads to the offer for the same days, at its price', async (search, fields, product, page, days) => {
    const foundDeals = await deals(search, fields);
    expect(foundDeals.length).toBeGreaterThan(0);
    for (const { url, total } of foundDeals) {
      expect(url.pathname).toMatch(new RegExp(`^/booknow/${page}`));
      expect(Object.fromEntries(url.searchParams)).toMatchObject(days);
      const id = url.searchParams.get(`${product}Id`) ?? url.pathname.split('/').at(-1);
      expect(await offer(product, id)).toMatchObject({ data: { price: { total } } });
    }
  });
});
