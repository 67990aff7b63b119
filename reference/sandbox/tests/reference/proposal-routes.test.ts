import { describe, expect, it } from 'vitest';
import { dataOf, personHeaders, sandboxOfEachTest, visitorHeaders } from './support/a-sandbox.ts';

const { anOffer, get, post, request, setTime } = sandboxOfEachTest();

describe('proposals', () => {
  it('have one to look at from the beginning, under the address of docs/tour.md', async () => {
    const noir = { origin: 'http://noir.localhost' };
    const read = dataOf<{ offers: { offer: unknown }[] }>(await get('proposals/7', noir));
    expect(read).toMatchObject({ title: 'Three nights in Lisbon', status: 'open' });
    expect(read.offers.map(({ offer }) => offer)).not.toContain(null);
    expect((await get('proposals/7', visitorHeaders())).status).toBe(404);
  });

  async function propose(): Promise<{ id: string; url: string }> {
    const { id } = await anOffer();
    const body = {
      title: 'Lisbon in spring',
      clientId: null,
      message: 'Have a look.',
      offers: [{ product: 'hotel', offerId: id }],
    };
    const response = await post('proposals', body, personHeaders('agent'));
    expect(response.status).toBe(201);
    return dataOf(response);
  }

  it('are read, and approved or not, once, by the recipient', async () => {
    const { id, url } = await propose();
    expect(url).toBe(`/deal-link?proposalId=${id}`);
    const read = dataOf<{ offers: { offerId: string; offer: { id: string } }[] }>(
      await get(`proposals/${id}`, visitorHeaders('another')),
    );
    expect(read).toMatchObject({ title: 'Lisbon in spring', status: 'open', offers: [{ product: 'hotel' }] });
    expect(read.offers[0]?.offer.id).toBe(read.offers[0]?.offerId);
    expect((await post(`proposals/${id}/answer`, { answer: 'maybe' }, visitorHeaders())).status).toBe(400);
    const decided = await post(
      `proposals/${id}/answer`,
      { answer: 'disapproved', reason: 'Too far.' },
      visitorHeaders(),
    );
    expect(dataOf(decided)).toMatchObject({ status: 'disapproved', reason: 'Too far.' });
    expect((await post(`proposals/${id}/answer`, { answer: 'approved' }, visitorHeaders())).status).toBe(409);
    expect(dataOf(await get('proposals', personHeaders('agent')))).toMatchObject([{ id, status: 'disapproved' }]);
  });

  it('are unknown at another agency', async () => {
    const { id } = await propose();
    expect((await get(`proposals/${id}`, visitorHeaders(), 'albion')).status).toBe(404);
    expect((await post(`proposals/${id}/answer`, { answer: 'approved' }, visitorHeaders(), 'albion')).status).toBe(404);
  });

  it.each([
    ['title', { title: '' }],
    ['clientId', { clientId: 7 }],
    ['clientId', { clientId: 'albion-client-1' }],
    ['language', { language: 'tlh' }],
    ['title', { title: 'x'.repeat(201) }],
    ['offers', { offers: Array.from({ length: 101 }, (_, index) => ({ product: 'hotel', offerId: `${index}` })) }],
    ['message', { message: {} }],
    ['offers', { offers: [] }],
    ['offers[0].product', { offers: ['x'] }],
    ['offers[0].offerId', { offers: [{ product: 'hotel' }] }],
    ['offers[0].offerId', { offers: [{ product: 'hotel', offerId: 'forged' }] }],
  ])('name %s where it is wrong: %j', async (field, wrong) => {
    const body = { title: 'x', offers: [{ product: 'hotel', offerId: (await anOffer()).id }], ...wrong };
    const { status, json } = await post('proposals', body, personHeaders('agent'));
    expect([status, (json as { message: string }).message.split(/ must | belongs | is in /)[0]]).toEqual([400, field]);
  });
});

describe('a proposal for a client', () => {
  const NAME = 'رحلة '.repeat(40);

  async function proposeTo(clientId: string | null, more: object = {}) {
    const [one, two] = [await anOffer(), await anOffer('hotel', 1)];
    const offers = [one, two].map(({ id }) => ({ product: 'hotel', offerId: id, note: 'By the sea.' }));
    const body = { title: NAME, clientId, message: '', offers, ...more };
    const made = await post('proposals', body, personHeaders('agent'));
    expect(made.status).toBe(201);
    return { body, ...dataOf<{ id: string; version: number; client: string }>(made) };
  }

  const change = (id: string, body: object, who = 'agent') =>
    request(`/api/reference/proposals/${id}`, { method: 'PATCH', body, headers: personHeaders(who) });

  it('has a name of 200 letters, a note for each offer, and the client by name', async () => {
    const { id, client } = await proposeTo('aurora-client-1');
    expect(client).toMatch(/\S+ \S+/);
    expect(dataOf(await get(`proposals/${id}`, visitorHeaders()))).toMatchObject({
      title: NAME.trim(),
      offers: [{ note: 'By the sea.' }, {}],
    });
  });

  it('is refused to travellers who are somebody else, and to agents who may not read proposals', async () => {
    const { id } = await proposeTo('aurora-client-1');
    for (const who of ['traveller', 'restricted']) {
      expect((await get(`proposals/${id}`, personHeaders(who))).status).toBe(403);
      expect((await post(`proposals/${id}/opened`, {}, personHeaders(who))).status).toBe(403);
      expect((await post(`proposals/${id}/answer`, { answer: 'approved' }, personHeaders(who))).status).toBe(403);
    }
    expect((await get(`proposals/${id}`, personHeaders('sales'))).status).toBe(200);
    const forAnyone = await proposeTo(null);
    expect((await get(`proposals/${forAnyone.id}`, personHeaders('traveller'))).status).toBe(200);
  });

  it('counts when visitors open it, and not when people of the agency do', async () => {
    const { id } = await proposeTo('aurora-client-1');
    const opened = async () => dataOf<{ opened: object }>(await get(`proposals/${id}`, personHeaders('agent'))).opened;
    await post(`proposals/${id}/opened`, {}, personHeaders('agent'));
    expect(await opened()).toEqual({ count: 0, first: null, last: null });
    setTime('2026-02-03T10:00:00Z');
    await post(`proposals/${id}/opened`, {}, visitorHeaders());
    // The hotel of the proposal, a minute later.
    setTime('2026-02-03T10:01:00Z');
    await post(`proposals/${id}/opened`, {}, visitorHeaders());
    setTime('2026-02-04T10:00:00Z');
    await post(`proposals/${id}/opened`, {}, visitorHeaders());
    expect(await opened()).toEqual({ count: 2, first: '2026-02-03T10:00:00.000Z', last: '2026-02-04T10:00:00.000Z' });
  });

  it('is not answered by who saw an earlier version, nor by the agency, and not changed once it is answered', async () => {
    const { id, version, body } = await proposeTo(null);
    await change(id, { ...body, title: 'Better', version });
    const answer = (seen: number, headers = visitorHeaders()) =>
      post(`proposals/${id}/answer`, { answer: 'approved', version: seen }, headers);
    expect((await answer(version)).status).toBe(409);
    expect((await answer(version + 1, personHeaders('agent'))).status).toBe(403);
    expect((await answer(version + 1)).status).toBe(200);
    expect((await change(id, { ...body, version: version + 1 })).status).toBe(422);
  });

  it('has every offer once', async () => {
    const { id } = await anOffer();
    const twice = { title: 'x', offers: [id, id].map((offerId) => ({ product: 'hotel', offerId })) };
    const { status, json } = await post('proposals', twice, personHeaders('agent'));
    expect([status, json]).toEqual([400, { message: 'offers[1].offerId is in the list already.' }]);
  });

  it('describes its offers in the language that is requested', async () => {
    const offers = [{ product: 'activity', offerId: (await anOffer('activity')).id }];
    const { id } = await proposeTo(null, { offers, language: 'ar' });
    const names = async (query: string) =>
      dataOf<{ offers: { offer: { name: string } }[] }>(await get(`proposals/${id}${query}`, visitorHeaders()))
        .offers[0]?.offer.name;
    expect(await names('?language=ar')).toMatch(/\p{Script=Arabic}/u);
    expect(await names('?language=xx')).not.toMatch(/\p{Script=Arabic}/u);
  });
});
