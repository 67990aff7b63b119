import { describe, expect, it } from 'vitest';
import { aRequest, bookingIn, dataOf, personHeaders, sandboxOfEachTest, visitorHeaders } from './support/a-sandbox.ts';
import { SOME_SEARCH } from './support/some-searches.ts';

const { anOffer, book, get, letSeeWallet, post, request } = sandboxOfEachTest();

interface Figures {
  readonly total: number;
  readonly base: number | null;
  readonly taxesAndFees: number;
  readonly markupPercentage: number | null;
}

interface Offer {
  readonly price: Figures;
  readonly fares?: readonly { readonly price: Figures }[];
  readonly choices?: readonly { readonly price: Figures }[];
}

const offersOf = async (product: string, as = personHeaders('agent'), agency = 'aurora') =>
  dataOf<Offer[]>(await get(`${product}/offers?${new URLSearchParams(SOME_SEARCH[product])}`, as, agency));

const saveProductSettings = (changes: object, as = personHeaders('owner')) => post('settings/product', changes, as);

describe('a markup that an owner saves', () => {
  it.each([
    ['hotel', 20],
    ['car', 0],
    ['activity', 12.5],
    ['flight', 100],
    ['cruise', 7.1],
  ])('is that of the next search for the product %s, of this agency and this product only', async (product, markup) => {
    const [offerBefore] = await offersOf(product);
    expect((await saveProductSettings({ [`${product}Markup`]: markup })).status).toBe(200);
    const [offerAfter] = await offersOf(product);
    const [base, taxes] = [offerBefore?.price.base ?? 0, offerBefore?.price.taxesAndFees ?? 0];
    expect(offerAfter?.price).toMatchObject({ base, taxesAndFees: taxes, markupPercentage: markup });
    expect(offerAfter?.price.total).toBeCloseTo(base + taxes + Math.round(base * markup) / 100, 6);
    const [otherOffer] = await offersOf(product, personHeaders('agent', 'albion'), 'albion');
    expect(otherOffer?.price).toEqual(offerBefore?.price);
    const otherProduct = product === 'car' ? 'hotel' : 'car';
    expect((await offersOf(otherProduct))[0]?.price.markupPercentage).not.toBe(markup);
  });

  it('is that of the deals of the home page', async () => {
    await saveProductSettings({ activityMarkup: 30 });
    const { json } = await request('/api/activity/deals/activity-search?latitude=38.7075&longitude=-9.1364');
    const { response } = json as { response: { rates: { totalRate: number; baseRate: number; taxAndFee: number } }[] };
    expect(response.length).toBeGreaterThan(3);
    for (const { rates } of response) {
      const { totalRate, baseRate, taxAndFee } = rates;
      expect(totalRate - baseRate - taxAndFee).toBeCloseTo(Math.round(baseRate * 30) / 100, 6);
    }
  });

  it('is sent to agents, and to no restricted one', async () => {
    await saveProductSettings({ hotelMarkup: 33 });
    const markup = async (id: string) =>
      dataOf<{ markup: object }>(await request('/api/user/agent-data', { headers: personHeaders(id) })).markup;
    expect(await markup('agent')).toMatchObject({ hotel: 33 });
    expect(await markup('restricted')).toEqual({});
  });

  it('leaves what was booked before as it was, and refuses what was agreed before', async () => {
    const { id, price } = await anOffer();
    const booking = bookingIn(await book(aRequest(id, { total: price.total }), personHeaders('agent')));
    await saveProductSettings({ hotelMarkup: 50 });
    const secondResponse = await book(aRequest(id, { total: price.total }));
    expect([secondResponse.status, secondResponse.json]).toEqual([
      409,
      { message: expect.stringContaining('price has changed') },
    ]);
    expect(bookingIn(await get(`bookings/${booking.referenceNumber}`, personHeaders('agent')))).toEqual(booking);
  });

  it.each([-0.1, 100.1, 12.34, '12', null, true, '12%', Number.NaN])('is refused where it is %s', async (wrong) => {
    const { status, json } = await saveProductSettings({ hotelMarkup: wrong });
    const message = 'hotelMarkup must be a percentage from 0 to 100, with one decimal at most.';
    expect([status, json]).toEqual([400, { message }]);
  });

  it.each(['agent', 'sales', 'restricted', 'traveller'])('is refused of the %s', async (id) => {
    expect((await saveProductSettings({ hotelMarkup: 1 }, personHeaders(id))).status).toBe(403);
    expect((await offersOf('hotel'))[0]?.price.markupPercentage).toBe(12);
  });
});

describe('the settings', () => {
  it.each(['agency', 'website', 'payment', 'product'])(
    'refuse the page %s to sales agents (rules §6)',
    async (page) => {
      expect((await get(`settings/${page}`, personHeaders('sales'))).status).toBe(403);
      expect((await get(`settings/${page}`, personHeaders('agent'))).status).toBe(200);
      expect((await get('settings/profile', personHeaders('sales'))).status).toBe(200);
    },
  );
});

describe('wholesale rates and markups', () => {
  const figures = async (product: string, as: ReturnType<typeof personHeaders>) => {
    const foundOffers = await offersOf(product, as);
    return foundOffers.flatMap(({ price, fares = [] }) => [price, ...fares.map((fare) => fare.price)]);
  };

  it.each(['hotel', 'flight'])('of the product %s are sent to agents, to sales agents too', async (product) => {
    for (const id of ['agent', 'sales', 'admin', 'owner']) {
      for (const { base, markupPercentage } of await figures(product, personHeaders(id))) {
        expect([typeof base, typeof markupPercentage]).toEqual(['number', 'number']);
      }
    }
  });

  it.each(['hotel', 'flight'])('of the product %s are sent to nobody else (rules §5)', async (product) => {
    for (const who of [personHeaders('restricted'), personHeaders('traveller'), visitorHeaders()]) {
      for (const { base, markupPercentage, total, taxesAndFees } of await figures(product, who)) {
        expect([base, markupPercentage, total > taxesAndFees]).toEqual([null, null, true]);
      }
    }
  });

  it('are in no commission of a restricted agent', async () => {
    await letSeeWallet('restricted');
    await book(aRequest((await anOffer()).id), personHeaders('restricted'));
    expect(dataOf(await get('wallet', personHeaders('restricted')))).toMatchObject({
      balance: { amount: 0 },
      entries: [],
    });
  });

  it('are in no choice and no booking either', async () => {
    const { id } = await anOffer();
    const { choices = [] } = dataOf<Offer>(await get(`hotel/offers/${id}`, personHeaders('restricted')));
    expect(new Set(choices.map(({ price }) => price.base))).toEqual(new Set([null]));
    const { referenceNumber } = bookingIn(await book(aRequest(id), personHeaders('traveller')));
    const read = async (as: string) =>
      dataOf<{ offer: Offer }>(await get(`bookings/${referenceNumber}`, personHeaders(as))).offer.price.base;
    expect([await read('traveller'), await read('restricted'), await read('agent')]).toEqual([
      null,
      null,
      expect.any(Number),
    ]);
  });
});
