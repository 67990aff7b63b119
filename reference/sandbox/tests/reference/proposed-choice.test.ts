import { describe, expect, it } from 'vitest';
import { aRequest, dataOf, personHeaders, sandboxOfEachTest, visitorHeaders } from './support/a-sandbox.ts';

const { anOffer, aScarceOffer, book, get, post } = sandboxOfEachTest();
const threeLeft = () => aScarceOffer((left) => left === 3, { rooms: '2', adults: '2' });

describe('proposals', () => {
  it('are of a choice, such as a room, at its price, for as long as it is there', async () => {
    const { id: offerId } = await anOffer();
    type Details = { choices: { id: string; name: string; price: { total: number } }[] };
    const [, room] = dataOf<Details>(
      await get(`hotel/offers/${encodeURIComponent(offerId)}`, visitorHeaders()),
    ).choices;
    if (room === undefined) throw new Error('The hotel has no second room.');
    const offers = [{ product: 'hotel', offerId, choiceId: room.id }];
    const response = await post('proposals', { title: 'A suite', offers }, personHeaders('agent'));
    const { id } = dataOf<{ id: string }>(response);
    expect(dataOf(await get(`proposals/${id}`, visitorHeaders()))).toMatchObject({
      offers: [
        {
          choiceId: room.id,
          choice: room.name,
          proposedTotal: room.price.total,
          offer: { price: { total: room.price.total } },
        },
      ],
    });
    const unknown = [{ product: 'hotel', offerId, choiceId: 'no-such-room' }];
    expect((await post('proposals', { title: 'A suite', offers: unknown }, personHeaders('agent'))).status).toBe(400);
    const list = [{ product: 'hotel', offerId, choiceId: ['suite'] }];
    expect((await post('proposals', { title: 'A suite', offers: list }, personHeaders('agent'))).status).toBe(400);
  });

  it('are gone where fewer rooms are left of a choice than they are for', async () => {
    const [offer, choice] = await threeLeft();
    const offers = [{ product: 'hotel', offerId: offer.id, choiceId: choice.id }];
    const { id } = dataOf<{ id: string }>(
      await post('proposals', { title: 'Two rooms', offers }, personHeaders('agent')),
    );
    const proposedOffers = async () =>
      dataOf<{ offers: unknown[] }>(await get(`proposals/${id}`, visitorHeaders())).offers;
    expect(await proposedOffers()).toMatchObject([{ choice: choice.name }]);
    expect((await book(aRequest(offer.id, { choiceId: choice.id }))).status).toBe(201);
    expect(await proposedOffers()).toMatchObject([{ offer: null }]);
  });

  it('cost as much as the cheapest of what is left, where no choice was proposed', async () => {
    const [offer, choice] = await threeLeft();
    const offers = [{ product: 'hotel', offerId: offer.id }];
    const { id } = dataOf<{ id: string }>(
      await post('proposals', { title: 'Two rooms', offers }, personHeaders('agent')),
    );
    const total = async () => {
      const [firstOffer] = dataOf<{ offers: { offer: { price: { total: number } } | null }[] }>(
        await get(`proposals/${id}`, visitorHeaders()),
      ).offers;
      return firstOffer?.offer?.price.total;
    };
    expect(await total()).toBe(Math.min(...offer.choices.map(({ price }) => price.total)));
    expect((await book(aRequest(offer.id, { choiceId: choice.id }))).status).toBe(201);
    const remainingChoices = offer.choices.filter(({ id: other }) => other !== choice.id);
    expect(await total()).toBe(Math.min(...remainingChoices.map(({ price }) => price.total)));
  });
});
