import { describe, expect, it } from 'vitest';
import type { DealSource } from '../../../src/application/deals/deal-source.port.ts';
import {
  defaultActivitySearch,
  defaultCarSearch,
  defaultHotelSearch,
} from '../../../src/domain/deals/default-searches.ts';
import { callMalformed, callSource, type MakeSource } from './call-source.ts';

const RATES = { discountPercentage: 20, publishedRate: 250, totalRate: 200, baseRate: 150, taxAndFee: 30 };

const SEARCH_WHERE = {
  today: Temporal.PlainDate.from('2026-11-21'),
  sameDayDisallowed: false,
  where: { latitude: 25.2, longitude: 55.27 },
  searchString: 'Dubai',
};

/** The contract of every deal source, however it gets its data. */
export function dealSourceContract(name: string, make: MakeSource<DealSource>): void {
  const search = (wire: unknown) =>
    callSource(make, wire, (source, signal) => source.hotels(defaultHotelSearch(SEARCH_WHERE), signal));
  const searchActivities = (wire: unknown) =>
    callSource(make, wire, (source, signal) => source.activities(defaultActivitySearch(SEARCH_WHERE), signal));
  const searchCars = (wire: unknown) =>
    callSource(make, wire, (source, signal) => source.cars(defaultCarSearch(SEARCH_WHERE), signal));

  describe(`${name} fulfils the deal source's contract`, () => {
    it('hands on the hotels of the response, in its order', async () => {
      const hotelDetails = {
        heroImage: 'https://pictures.example/a.svg',
        name: 'Harbour House',
        distance: 1.234,
        distanceFrom: 'Marina',
      };
      const wire = { hotel: { hotelDetails }, rating: 4.5, rates: RATES, link: '/booknow/hotels/search-details?id=1' };
      const otherDeal = { ...wire, hotel: { hotelDetails: { ...hotelDetails, name: 'Palm Court' } } };
      expect(await search({ response: [wire, otherDeal] })).toEqual({
        ok: true,
        value: [
          { ...hotelDetails, rating: 4.5, rates: RATES, link: wire.link },
          { ...hotelDetails, name: 'Palm Court', rating: 4.5, rates: RATES, link: wire.link },
        ],
      });
    });

    it('hands on the meals and the reviews of a hotel as they were written, where they are given', async () => {
      const namedDeal = (details: object) => ({ hotel: { hotelDetails: { name: 'Harbour House', ...details } } });
      const result = await search({
        response: [
          namedDeal({ board: 'HB', reviewScore: 8.6, reviewCount: 214 }),
          namedDeal({ board: 'Room only' }),
          namedDeal({ board: {}, reviewScore: '9', reviewCount: null }),
        ],
      });
      const deals = result.ok ? result.value : [];
      expect(deals.map(({ board, reviewScore, reviewCount }) => [board, reviewScore, reviewCount])).toEqual([
        ['HB', 8.6, 214],
        ['Room only', undefined, undefined],
        [undefined, undefined, undefined],
      ]);
    });

    it('hands on what is known of a picture, and nothing where nothing is', async () => {
      const cover = { colour: '#336699', sizes: [{ url: 'https://pictures.example/a.svg?w=640', width: 640 }] };
      const otherPicture = { ...cover, url: 'b.svg' };
      const hotel = (details: object) => ({ hotel: { hotelDetails: { name: 'Harbour House', ...details } } });
      const [hotels, activities] = await Promise.all([
        search({
          response: [
            hotel({ cover }),
            hotel({ cover: 7 }),
            hotel({}),
            hotel({ heroImage: 'a.svg', cover: otherPicture }),
          ],
        }),
        searchActivities({
          response: [
            { title: 'Kayaks', cover },
            { title: 'Walks', imageUrl: 'a.svg', cover: otherPicture },
          ],
        }),
      ]);
      const coversOf = (found: typeof hotels | typeof activities) =>
        (found.ok ? found.value : []).map((deal) => deal.cover);
      expect([coversOf(hotels), coversOf(activities)]).toEqual([
        [cover, undefined, undefined, undefined],
        [cover, undefined],
      ]);
    });

    it('takes an empty list for a good response', async () => {
      expect(await search({ response: [] })).toEqual({ ok: true, value: [] });
    });

    it('accepts the bare list, and one deal in place of a list of one', async () => {
      const deal = { hotel: { hotelDetails: { name: 'Solo' } } };
      expect(await search([deal])).toMatchObject({ ok: true, value: [{ name: 'Solo' }] });
      expect(await search({ response: deal })).toMatchObject({ ok: true, value: [{ name: 'Solo' }] });
    });

    it('leaves out deals without a name and reads figures that are no numbers as none', async () => {
      const result = await search({
        response: [
          null,
          'deal',
          { hotel: { hotelDetails: { name: '  ' } } },
          { hotel: { hotelDetails: { name: 'Valid', distance: 'far' } }, rating: '5', rates: { totalRate: '99' } },
        ],
      });
      expect(result).toMatchObject({
        ok: true,
        value: [{ name: 'Valid', distance: null, rating: null, rates: { totalRate: null, publishedRate: null } }],
      });
    });

    it('hands on activities, without those that have no title', async () => {
      const wire = {
        imageUrl: 'https://pictures.example/kayak.svg',
        title: ' Kayaks ',
        duration: 'PT2H30M',
        isFreeCancellation: true,
      };
      const link = '/booknow/activities/result-details/K1';
      expect(await searchActivities({ response: [{ ...wire, rating: 4.8, rates: RATES, link }, {}, null] })).toEqual({
        ok: true,
        value: [
          {
            title: 'Kayaks',
            image: 'https://pictures.example/kayak.svg',
            duration: { kind: 'minutes', minutes: 150 },
            isFreeCancellation: true,
            rating: 4.8,
            rates: RATES,
            link,
          },
        ],
      });
    });

    it('promises free cancellation for nothing but true, and no duration that is none', async () => {
      const wire = { title: 'Kayaks', isFreeCancellation: 'true', duration: { hours: 2 } };
      expect(await searchActivities([wire])).toMatchObject({
        ok: true,
        value: [{ isFreeCancellation: false, duration: null, rating: null }],
      });
    });

    it('hands on cars, by either name', async () => {
      const wire = {
        vehiclePicture: 'https://pictures.example/car.svg',
        logo: 'https://pictures.example/logo.svg',
        passangerCapacity: 5,
        bagCapacity: 2,
        noOfDoors: 4,
        pickupLocation: 'Airport',
        dropOffLocation: 'Marina',
        rates: RATES,
        link: '/booknow/cars/result-details?carId=1',
      };
      const carDetails = {
        picture: 'https://pictures.example/car.svg',
        logo: 'https://pictures.example/logo.svg',
        passengerCapacity: 5,
        bagCapacity: 2,
        doors: 4,
        pickUpLocation: 'Airport',
        dropOffLocation: 'Marina',
        rates: RATES,
        link: wire.link,
      };
      expect(
        await searchCars({ response: [{ ...wire, veh: 'Hatchback' }, { ...wire, name: 'Estate' }, wire] }),
      ).toEqual({
        ok: true,
        value: [
          { ...carDetails, name: 'Hatchback' },
          { ...carDetails, name: 'Estate' },
        ],
      });
    });

    callMalformed([{}, { response: 'none' }, 'hotels', null], search, searchActivities, searchCars);
  });
}
