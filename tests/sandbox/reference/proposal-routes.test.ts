import { describe, expect, it } from 'vitest';
import { dataOf, person, sandboxOfEachTest, visitor } from './support/a-sandbox.ts';

const { anOffer, get, post } = sandboxOfEachTest();

describe('proposals', () => {
  it('have one to look at from the beginning, under the address of the README', async () => {
    const noir = { origin: 'http://noir.localhost' };
    const read = dataOf<{ offers: { offer: unknown }[] }>(await get('proposals/7', noir));
    expect(read).toMatchObject({ title: 'Three nights in Lisbon', status: 'open' });
    expect(read.offers.map(({ offer }) => offer)).not.toContain(null);
    expect((await get('proposals/7', visitor())).status).toBe(404);
  });

  async function propose(): Promise<{ id: string; url: string }> {
    const { id } = await anOffer();
    const body = {
      title: 'Lisbon in spring',
      clientId: null,
      message: 'Have a look.',
      offers: [{ product: 'hotel', offerId: id }],
    };
    const response = await post('proposals', body, person('agent'));
    expect(response.status).toBe(201);
    return dataOf(response);
  }

  it('are read, and approved or not, once, by the recipient', async () => {
    const { id, url } = await propose();
    expect(url).toBe(`/deal-link?proposalId=${id}`);
    const read = dataOf<{ offers: { offerId: string; offer: { id: string } }[] }>(
      await get(`proposals/${id}`, visitor('another')),
    );
    expect(read).toMatchObject({ title: 'Lisbon in spring', status: 'open', offers: [{ product: 'hotel' }] });
    expect(read.offers[0]?.offer.id).toBe(read.offers[0]?.offerId);
    expect((await post(`proposals/${id}/answer`, { answer: 'maybe' }, visitor())).status).toBe(400);
    const decided = await post(`proposals/${id}/answer`, { answer: 'disapproved', reason: 'Too far.' }, visitor());
    expect(dataOf(decided)).toMatchObject({ status: 'disapproved', reason: 'Too far.' });
    expect((await post(`proposals/${id}/answer`, { answer: 'approved' }, visitor())).status).toBe(409);
    expect(dataOf(await get('proposals', person('agent')))).toMatchObject([{ id, status: 'disapproved' }]);
  });

  it('are unknown at another agency', async () => {
    const { id } = await propose();
    expect((await get(`proposals/${id}`, visitor(), 'albion')).status).toBe(404);
    expect((await post(`proposals/${id}/answer`, { answer: 'approved' }, visitor(), 'albion')).status).toBe(404);
  });

  it.each([
    ['title', { title: '' }],
    ['clientId', { clientId: 7 }],
    ['message', { message: {} }],
    ['offers', { offers: [] }],
    ['offers[0].product', { offers: ['x'] }],
    ['offers[0].offerId', { offers: [{ product: 'hotel' }] }],
    ['offers[0].offerId', { offers: [{ product: 'hotel', offerId: 'forged' }] }],
  ])('name %s where it is wrong: %j', async (field, wrong) => {
    const body = { title: 'x', offers: [{ product: 'hotel', offerId: (await anOffer()).id }], ...wrong };
    const { status, json } = await post('proposals', body, person('agent'));
    expect([status, (json as { message: string }).message.split(/ must | belongs /)[0]]).toEqual([400, field]);
  });
});

describe('deal links', () => {
  it('are opened by the recipient, and count that', async () => {
    const response = await post('deal-links', { path: '/booknow/hotels', title: 'Hotels' }, person('agent'));
    const { id, url } = dataOf<{ id: string; url: string }>(response);
    expect([response.status, url]).toEqual([201, `/deal-link?dealLinkId=${id}`]);
    expect(dataOf(await get(`deal-links/${id}`, visitor()))).toMatchObject({ path: '/booknow/hotels', opened: 1 });
    expect((await get(`deal-links/${id}`, visitor(), 'albion')).status).toBe(404);
    expect(dataOf(await get('deal-links', person('sales')))).toMatchObject([{ id, opened: 1 }]);
  });

  it.each([
    '//evil.example',
    '/\\evil.example',
    'https://evil.example',
    'javascript:alert(1)',
    '/a\\b',
    '/a\nb',
    '',
    7,
  ])('lead nowhere else: %j', async (path) => {
    expect((await post('deal-links', { path, title: 'x' }, person('agent'))).status).toBe(400);
  });
});
