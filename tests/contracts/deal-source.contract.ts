import { describe, expect, it } from 'vitest';
import type { DealSource } from '../../src/application/deals/deal-source.port.ts';
import { defaultHotelSearch } from '../../src/domain/deals/hotel-search-defaults.ts';
import type { MakeSource } from './source-answers.ts';

const RATES = { discountPercentage: 20, publishedRate: 250, totalRate: 200, baseRate: 150, taxAndFee: 30 };

/** What every deal source owes, whichever way it asks. */
export function dealSourceContract(name: string, make: MakeSource<DealSource>): void {
  const search = async (wireAnswer: unknown) => {
    const { source, close } = await make(wireAnswer);
    const answer = await source.hotels(
      defaultHotelSearch({
        today: Temporal.PlainDate.from('2026-11-21'),
        sameDayDisallowed: false,
        where: { latitude: 25.2, longitude: 55.27 },
        searchString: 'Dubai',
      }),
      new AbortController().signal,
    );
    await close();
    return answer;
  };

  describe(`${name} keeps the deal source's contract`, () => {
    it('hands on the hotels of the answer, in its order', async () => {
      const hotelDetails = { heroImage: '/a.svg', name: 'Harbour House', distance: 1.234, distanceFrom: 'Marina' };
      const wire = { hotel: { hotelDetails }, rating: 4.5, rates: RATES, link: '/booknow/hotels/search-details?id=1' };
      const other = { ...wire, hotel: { hotelDetails: { ...hotelDetails, name: 'Palm Court' } } };
      expect(await search({ response: [wire, other] })).toEqual({
        ok: true,
        value: [
          { ...hotelDetails, rating: 4.5, rates: RATES, link: wire.link },
          { ...hotelDetails, name: 'Palm Court', rating: 4.5, rates: RATES, link: wire.link },
        ],
      });
    });

    it('takes an empty list for a good answer', async () => {
      expect(await search({ response: [] })).toEqual({ ok: true, value: [] });
    });

    it('accepts the bare list, and one deal in place of a list of one', async () => {
      const deal = { hotel: { hotelDetails: { name: 'Solo' } } };
      expect(await search([deal])).toMatchObject({ ok: true, value: [{ name: 'Solo' }] });
      expect(await search({ response: deal })).toMatchObject({ ok: true, value: [{ name: 'Solo' }] });
    });

    it('leaves out deals without a name and reads figures that are no numbers as none', async () => {
      const answer = await search({
        response: [
          null,
          'deal',
          { hotel: { hotelDetails: { name: '  ' } } },
          { hotel: { hotelDetails: { name: 'Kept', distance: 'far' } }, rating: '5', rates: { totalRate: '99' } },
        ],
      });
      expect(answer).toMatchObject({
        ok: true,
        value: [{ name: 'Kept', distance: null, rating: null, rates: { totalRate: null, publishedRate: null } }],
      });
    });

    it.each([[{}], [{ response: 'none' }], ['hotels']])('calls %j malformed: there is no list in it', async (body) => {
      expect(await search(body)).toMatchObject({ ok: false, error: { kind: 'malformed' } });
    });
  });
}
