import { describe, expect, it } from 'vitest';
import { aRequest, dataOf, person, sandboxOfEachTest, visitor } from './support/a-sandbox.ts';

const { anOffer, aScarceOffer, book, get, post } = sandboxOfEachTest();
const threeLeft = () => aScarceOffer((left) => left === 3, { rooms: '2', adults: '2' });

describe('proposals', () => {
  it('are of a choice, such as a room, at its price, for as long as it is there', async () => {
    const { id: offerId } = await anOffer();
    type Details = { choices: { id: string; name: string; price: { total: number } }[] };
    const [, room] = dataOf<Details>(await get(`hotel/offers/${encodeURIComponent(offerId)}`, visitor())).choices;
    if (room === undefined) throw new Error('The hotel has no second room.');
    const offers = [{ product: 'hotel', offerId, choiceId: room.id }];
    const made = await post('proposals', { title: 'A suite', offers }, person('agent'));
    const { id } = dataOf<{ id: string }>(made);
    expect(dataOf(await get(`proposals/${id}`, visitor()))).toMatchObject({
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
    expect((await post('proposals', { title: 'A suite', offers: unknown }, person('agent'))).status).toBe(400);
    const list = [{ product: 'hotel', offerId, choiceId: ['suite'] }];
    expect((await post('proposals', { title: 'A suite', offers: list }, person('agent'))).status).toBe(400);
  });

  it('are gone where fewer rooms are left of a choice than they are for', async () => {
    const [offer, choice] = await threeLeft();
    const offers = [{ product: 'hotel', offerId: offer.id, choiceId: choice.id }];
    const { id } = dataOf<{ id: string }>(await post('proposals', { title: 'Two rooms', offers }, person('agent')));
    const proposed = async () => dataOf<{ offers: unknown[] }>(await get(`proposals/${id}`, visitor())).offers;
    expect(await proposed()).toMatchObject([{ choice: choice.name }]);
    expect((await book(aRequest(offer.id, { choiceId: choice.id }))).status).toBe(201);
    expect(await proposed()).toMatchObject([{ offer: null }]);
  });

  it('cost as much as the cheapest of what is left, where no choice was proposed', async () => {
    const [offer, choice] = await threeLeft();
    const offers = [{ product: 'hotel', offerId: offer.id }];
    const { id } = dataOf<{ id: string }>(await post('proposals', { title: 'Two rooms', offers }, person('agent')));
    const total = async () => {
      const [one] = dataOf<{ offers: { offer: { price: { total: number } } | null }[] }>(
        await get(`proposals/${id}`, visitor()),
      ).offers;
      return one?.offer?.price.total;
    };
    expect(await total()).toBe(Math.min(...offer.choices.map(({ price }) => price.total)));
    expect((await book(aRequest(offer.id, { choiceId: choice.id }))).status).toBe(201);
    const left = offer.choices.filter(({ id: other }) => other !== choice.id);
    expect(await total()).toBe(Math.min(...left.map(({ price }) => price.total)));
  });
});
